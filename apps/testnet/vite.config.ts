import { appConfig, proxied } from '@quay/web-kit/build';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(
  mergeConfig(appConfig({ root: import.meta.dirname, base: '/testnet/' }), {
    server: { proxy: proxied('/testnet/rpc', '/asset', '/coins') },
  }),
);
