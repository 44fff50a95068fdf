import type { Reads } from '@quay/store';
import type { House } from '../../house/house.ts';
import type { Vault } from '../../vault/vault.ts';

/** Everything about conversations that this area's routes and the console share. */
export type Support = Record<never, never>;

export function createSupport(_needs: {
  readonly rows: Reads['support'];
  readonly vault: Vault;
  readonly house: House;
}): Support {
  return {};
}
