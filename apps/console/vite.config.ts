import { appConfig, proxied } from '@quay/web-kit/build';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(
  mergeConfig(appConfig({ root: import.meta.dirname, base: '/console/' }), {
    server: { proxy: proxied('/console/api', '/files', '/asset/networks') },
  }),
);
