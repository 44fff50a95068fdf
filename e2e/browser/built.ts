import { quickFolder } from '@quay/store/testing/quick-folder';
import { buildWeb } from '../../tools/build-web.mjs';
import { prepareExchange } from './prepared.ts';

/** Vitest's global setup of the walks: they open the apps as they are built, and an exchange that is made once for all files. */
export async function setup(): Promise<() => void> {
  buildWeb();
  return prepareExchange(quickFolder());
}
