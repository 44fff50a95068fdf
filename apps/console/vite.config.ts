import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = import.meta.dirname;

const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: here,
  base: '/console/',
  plugins: [react()],
  // The contract's schemas are the server's business; the console takes its calls and types alone.
  resolve: {
    alias: { zod: join(here, 'src/request/no-schemas.ts') },
  },
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
  server: {
    host: '127.0.0.1',
    proxy: { '/console/api': { target: api }, '/files': { target: api }, '/asset/networks': { target: api } },
  },
});
