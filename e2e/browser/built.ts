import { buildWeb } from '../../tools/build-web.mjs';

/** Vitest's global setup of the walks: they open the apps as they are built, once for all files. */
export function setup(): void {
  buildWeb();
}
