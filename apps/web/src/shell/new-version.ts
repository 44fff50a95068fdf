import { create } from 'zustand';

type NewVersionStore = {
  found: boolean;
  /** The exchange serves this version of the app. */
  seen(version: string): void;
  find(): void;
};

/** Whether a newer app than the one that runs is ready to be taken, by one tap. */
export const useNewVersion = create<NewVersionStore>()((set) => ({
  found: false,
  seen(version) {
    if (__VERSION__ !== 'dev' && version !== 'dev' && version !== '' && version !== __VERSION__) set({ found: true });
  },
  find: () => set({ found: true }),
}));

/** How long a waiting service worker may take to hand over before the page is fetched without it. */
const HAND_OVER_MS = 5_000;

/** Starts the service worker, and learns from it when another version has been put in store. */
export async function keepOffline(): Promise<void> {
  if (__VERSION__ === 'dev' || !('serviceWorker' in navigator)) return;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await navigator.serviceWorker.register('/sw.js');
  } catch (failure) {
    console.warn('service worker', failure);
  }
  // A browser that was told to block service workers may also answer with none.
  if (!registration) return;
  const { installing } = registration;
  const validate = () => {
    // The very first one has nobody to take over from.
    if (registration.waiting && navigator.serviceWorker.controller) useNewVersion.getState().find();
  };
  validate();
  installing?.addEventListener('statechange', validate);
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', validate),
  );
}

/** Fetches the app anew, past a service worker that still holds the old one. */
export async function takeNewVersion(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) return location.reload();
  await registration.update().catch(() => undefined);
  const worker = registration.waiting ?? registration.installing;
  if (!worker) {
    // The worker is as new as it gets and yet the page is not: its store is broken.
    await registration.unregister();
    return location.reload();
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  const hand = () => worker.state === 'installed' && worker.postMessage({ type: 'SKIP_WAITING' });
  worker.addEventListener('statechange', hand);
  hand();
  setTimeout(() => location.reload(), HAND_OVER_MS);
}
