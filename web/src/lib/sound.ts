/** Sounds made on the spot with WebAudio; nothing is loaded. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

function audio(): AudioContext | null {
  if (!settings.sound || !("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function noise(at: number, length: number, pitch: number, loud: number): void {
  const ctx = audio();
  if (!ctx) return;
  const buffer = ctx.createBuffer(1, Math.max(1, Math.floor(ctx.sampleRate * length)), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  const source = new AudioBufferSourceNode(ctx, { buffer });
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: 1.4 });
  const gain = new GainNode(ctx, { gain: loud });
  source.connect(filter).connect(gain).connect(ctx.destination);
  source.start(ctx.currentTime + at);
}

function tone(at: number, length: number, from: number, to: number, loud: number, type: OscillatorType): void {
  const ctx = audio();
  if (!ctx) return;
  const start = ctx.currentTime + at;
  const source = new OscillatorNode(ctx, { type, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(ctx.destination);
  source.start(start);
  source.stop(start + length);
}

export const sound = {
  dice: (count: number) => {
    for (let i = 0; i < count + 2; i++) noise(i * 0.055 + Math.random() * 0.03, 0.06, 1800 + Math.random() * 1800, 0.5);
  },
  slap: () => noise(0, 0.12, 600, 0.8),
  set: () => noise(0, 0.05, 2600, 0.35),
  whoosh: () => tone(0, 0.35, 900, 120, 0.12, "sawtooth"),
  turn: () => {
    tone(0, 0.18, 660, 660, 0.14, "triangle");
    tone(0.14, 0.3, 880, 880, 0.14, "triangle");
  },
  refuse: () => tone(0, 0.16, 180, 120, 0.16, "square"),
  end: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(i * 0.13, 0.4, pitch, pitch, 0.13, "triangle")),
};
