import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `vite packages/ui/gallery` shows every part; `?theme=light`, `?view=trade|home|markets|states|desktop`. Not shipped. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react()],
  publicDir: '../../../apps/web/public',
  server: { open: '/gallery.html' },
  build: { rolldownOptions: { input: `${import.meta.dirname}/gallery.html` } },
});
