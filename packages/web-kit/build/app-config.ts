import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { callsForApps } from './calls-for-apps.ts';

/** Where a running server is, while an app is written beside it. */
export const apiOrigin = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080';

/** What the builds of all apps agree on. `root` is the app's folder, `base` where it is served. */
export function appConfig({ root, base }: { root: string; base: string }): UserConfig {
  return {
    root,
    base,
    plugins: [react(), callsForApps()],
    // The contract's schemas are the server's business; an app takes its calls and types alone.
    resolve: { alias: { zod: join(import.meta.dirname, '../src/request/schemas-left-out.ts') } },
    build: {
      target: 'es2022',
      // A sprite inside of a script cannot be referred to, and the policy allows no data addresses in styles.
      assetsInlineLimit: 0,
      // The polyfill is for browsers that this target leaves out anyway.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // What remains of a schema, a call that nobody makes, goes.
        treeshake: { manualPureFunctions: ['z', 'call', 'refusals'] },
      },
    },
    server: { host: '127.0.0.1' },
  };
}

/** Paths that the server answers while Vite serves the app. */
export const proxied = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, { target: apiOrigin }]));
