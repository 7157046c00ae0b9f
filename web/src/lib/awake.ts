/**
 * Keeps the screen awake until what it returns is called: a phone must not go dark while its owner thinks.
 * Where that is not allowed (an old browser, no secure connection, a battery that runs low) it goes dark as always.
 */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function hold(): Promise<void> {
    // The browser lets go by itself when nobody looks, and must be asked again when somebody does.
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) await lock?.release();
  }

  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release();
  };
}
