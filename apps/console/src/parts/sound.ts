import { storedValue } from '@quay/web-kit/storage';
import { create } from 'zustand';

const stored = storedValue('quay.console.sound', false);

/** Whether what comes in is heard on this device. Off until somebody wants it. */
export const useSound = create<{ readonly on: boolean }>()(() => ({ on: stored.read() }));

export function setSound(on: boolean): void {
  stored.write(on);
  useSound.setState({ on });
  if (on) ring();
}

let audio: AudioContext | undefined;

/** Two short soft tones. */
export function ring(): void {
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [at, pitch] of [
    [0, 660],
    [0.14, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + at + 0.22);
    tone.connect(volume).connect(destination);
    tone.start(currentTime + at);
    tone.stop(currentTime + at + 0.24);
  }
}
