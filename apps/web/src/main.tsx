import '@fontsource-variable/inter/opsz.css';
import '@quay/ui/styles.css';
import './shell/shell.css';
import { prefetchPages } from '@quay/web-kit/page';
import { applyAppearance } from '@quay/web-kit/preferences';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { live } from './live/live.ts';
import { queryClient } from './request/query-client.ts';
import { keepUsercode } from './request/visitor.ts';
import { followAccount } from './shell/account.ts';
import { preload } from './shell/all-routes.ts';
import { App } from './shell/app.tsx';
import { awaitInstallOffer } from './shell/install.ts';
import { takeLinkLanguage } from './shell/link-language.ts';
import { keepOffline, useNewVersion } from './shell/new-version.ts';
import { followNoticeTaps } from './shell/notice-taps.ts';
import { usePreferences } from './shell/preferences.ts';
import { configQuery } from './shell/queries/config.ts';
import { startFailed } from './shell/start-failed.ts';
import { shellWords } from './shell/words/index.ts';

/** Pages other than the first are fetched when the first has had its time. */
const PREFETCH_AFTER_MS = 3_000;

const root = document.getElementById('root')!;

keepUsercode(location.search);
takeLinkLanguage(location.search);
applyAppearance(usePreferences);
awaitInstallOffer();
preload(location.pathname);

shellWords.load().then(
  () => {
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
    void queryClient.prefetchQuery(configQuery);
    followAccount();
    live.onVersion(useNewVersion.getState().seen);
    document.addEventListener('visibilitychange', () => live.seen(document.visibilityState === 'visible'));
    addEventListener('online', () => live.network(true));
    addEventListener('offline', () => live.network(false));
    void keepOffline();
    followNoticeTaps();
    setTimeout(prefetchPages, PREFETCH_AFTER_MS);
  },
  () => startFailed(root),
);
