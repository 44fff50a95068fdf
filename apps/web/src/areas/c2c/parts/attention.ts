import { storedValue } from '@quay/web-kit/storage';
import { useEffect, useRef } from 'react';
import { create } from 'zustand';

const storedSound = storedValue<boolean>('quay.c2c-sound', true);

/** Whether this device makes a sound when something waits for its user. */
export const useSound = create<{ on: boolean }>()(() => ({ on: storedSound.read() }));
storedSound.onOtherTab(() => useSound.setState({ on: storedSound.read() }));

export function setSound(on: boolean): void {
  storedSound.write(on);
  useSound.setState({ on });
}

/** Two soft tones, a fourth apart. */
const TONES = [587.33, 783.99] as const;
const TONE_SECONDS = 0.18;
const LOUDNESS = 0.05;

let context: AudioContext | undefined;

/** A gentle sound. A page that was not touched yet may make none, and nothing is made up for later. */
export async function chime(): Promise<void> {
  if (!('AudioContext' in globalThis) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  await context.resume();
  const { currentTime, destination } = context;
  for (const [place, frequency] of TONES.entries()) {
    const begins = currentTime + place * TONE_SECONDS;
    const ends = begins + TONE_SECONDS * 2;
    const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, ends);
    oscillator.connect(gain).connect(destination);
    oscillator.start(begins);
    oscillator.stop(ends);
  }
}

/** Sounds once when more waits for the user than before; `undefined` while it is not known. */
export function useAttention(waiting: number | undefined): void {
  const before = useRef(waiting);
  useEffect(() => {
    const grew = waiting !== undefined && before.current !== undefined && waiting > before.current;
    if (waiting !== undefined) before.current = waiting;
    // A device without a way to make sounds is silent.
    if (grew && useSound.getState().on) chime().catch(() => undefined);
  }, [waiting]);
}

/** The title of a tab with what waits before it, so that it is seen among others. */
export const markedTitle = (waiting: number, title: string): string => (waiting > 0 ? `(${waiting}) ${title}` : title);
