import { join } from 'node:path';
import { apiOrigin, appConfig } from '@quay/web-kit/build';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { firstScreen } from './bundling/first-screen.ts';
import { pagesFile } from './bundling/pages.ts';
import { previewsFile } from './bundling/previews.ts';
import { serviceWorker } from './bundling/service-worker.ts';
import { versionFile, versionOf } from './bundling/version.ts';
import { walletMethods } from './bundling/wallet-methods.ts';

const here = import.meta.dirname;

export default defineConfig(({ command }) => {
  const packages = ['contract/src', 'core/src/margin', 'money/src', 'ui/src', 'web-kit/src', 'words/src'].map((place) =>
    join(here, '../../packages', place),
  );
  const version = command === 'build' ? versionOf(join(here, 'src'), join(here, 'public'), ...packages) : 'dev';
  const own: UserConfig = {
    define: { __VERSION__: JSON.stringify(version) },
    plugins: [versionFile(version), pagesFile(here), previewsFile(here), serviceWorker(), walletMethods()],
    build: {
      manifest: true,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What the first screen needs travels in one file: small files compress badly and each costs a request.
            groups: [{ name: firstScreen(join(here, 'src/main.tsx'), join(here, 'src/areas/market/pages/home.tsx')) }],
          },
        },
      },
    },
    server: {
      proxy: {
        '/ws': { target: apiOrigin.replace(/^http/, 'ws'), ws: true },
        // Some paths are a page for the browser and a call for the app; only a call is signed.
        '^/': { target: apiOrigin, bypass: (request) => (request.headers.tissuepaper ? undefined : request.url) },
      },
    },
  };
  return mergeConfig(appConfig({ root: here, base: '/' }), own);
});
