/** A notification of the browser, for somebody who wants them and does not look at the page. */
import { settings } from "./settings.svelte";

export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !settings.notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag });
  note.onclick = () => window.focus();
}
