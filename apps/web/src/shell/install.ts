import { create } from 'zustand';

/** Chromium's offer to put the app on the home screen; not part of the DOM's types. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

/** How the app can be installed here: by its own button, by hand over the share menu, in a way that we do not know; or it is. */
export type InstallWay = 'button' | 'by-hand' | 'none' | 'installed';

type InstallStore = {
  way: InstallWay;
  install(): Promise<void>;
};

let offer: InstallOffer | undefined;

const installed = () => matchMedia('(display-mode: standalone)').matches;
const byHand = () => /iPhone|iPad/.test(navigator.userAgent);

export const useInstall = create<InstallStore>()((set) => ({
  way: installed() ? 'installed' : byHand() ? 'by-hand' : 'none',
  async install() {
    await offer?.prompt();
    offer = undefined;
    set({ way: 'none' });
  },
}));

/** Keeps the browser's offer until the user asks for it. */
export function awaitInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
    useInstall.setState({ way: 'button' });
  });
  addEventListener('appinstalled', () => useInstall.setState({ way: 'installed' }));
}
