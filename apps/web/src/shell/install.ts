import { create } from 'zustand';

/** Chromium's offer to put the app on the home screen; not part of the DOM's types. */
type InstallOffer = Event & { prompt(): Promise<unknown> };

type InstallStore = {
  /** How the app can be installed here: by its own button, by hand over the share menu, or not (any more). */
  way: 'button' | 'by-hand' | 'none';
  install(): Promise<void>;
};

let offer: InstallOffer | undefined;

const installed = () => matchMedia('(display-mode: standalone)').matches;
const byHand = () => /iPhone|iPad/.test(navigator.userAgent);

export const useInstall = create<InstallStore>()((set) => ({
  way: !installed() && byHand() ? 'by-hand' : 'none',
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
  addEventListener('appinstalled', () => useInstall.setState({ way: 'none' }));
}
