import { join } from 'node:path';
import { apiOrigin, appConfig } from '@quay/web-kit/build';
import { defineConfig, mergeConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstScreen } from './bundling/first-screen.ts';
import { pagesFile } from './bundling/pages.ts';
import { versionFile, versionOf } from './bundling/version.ts';

const here = import.meta.dirname;

export default defineConfig(({ command }) => {
  const packages = ['contract', 'money', 'ui', 'web-kit', 'words'].map((name) =>
    join(here, '../../packages', name, 'src'),
  );
  const version = command === 'build' ? versionOf(join(here, 'src'), join(here, 'public'), ...packages) : 'dev';
  const own: UserConfig = {
    define: { __VERSION__: JSON.stringify(version) },
    plugins: [
      versionFile(version),
      pagesFile(here),
      VitePWA({
        registerType: 'prompt',
        injectRegister: false,
        manifest: {
          name: 'Quay',
          short_name: 'Quay',
          description: 'A digital-asset exchange.',
          start_url: '/home',
          id: '/',
          display: 'standalone',
          background_color: '#0A1013',
          theme_color: '#0A1013',
          icons: [
            { src: '/icons/quay-192.png', sizes: '192x192', type: 'image/png' },
            { src: '/icons/quay-512.png', sizes: '512x512', type: 'image/png' },
            { src: '/icons/quay-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          ],
        },
        includeAssets: [],
        workbox: {
          globPatterns: ['**/*.{js,css,html}', 'assets/icons-*.svg'],
          globIgnores: ['**/*.woff2', 'icons/**', 'coins/**', 'push.js'],
          navigateFallback: '/index.html',
          // What the server answers itself: its documents and its state.
          navigateFallbackDenylist: [/^\/(api|console|files|health|metrics|testnet|ws)\b/],
          cleanupOutdatedCaches: true,
          // What is shown while no page is open.
          importScripts: ['/push.js'],
          runtimeCaching: [
            {
              urlPattern: /\/(coins|icons)\/|\.woff2$/,
              handler: 'CacheFirst',
              options: { cacheName: 'drawings', expiration: { maxEntries: 80 } },
            },
          ],
        },
      }),
    ],
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
