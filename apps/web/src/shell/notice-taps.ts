import { navigate } from '@quay/web-kit/router';
import { safeRedirect } from '../paths.ts';

/** A notice of the system was tapped while the app was open: the service worker (`public/push.js`) says where it leads. */
export function followNoticeTaps(): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }) => {
    const path = data?.type === 'GO' ? safeRedirect(String(data.path)) : null;
    if (path) navigate(path);
  });
}
