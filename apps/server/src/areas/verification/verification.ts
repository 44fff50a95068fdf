import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { House } from '../../house/house.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Vault } from '../../vault/vault.ts';

/** Everything about applications that this area's routes and the console share. */
export type Verification = Record<never, never>;

export function createVerification(_needs: {
  readonly rows: Reads['verification'];
  readonly core: CorePort;
  readonly secrets: Secrets;
  readonly vault: Vault;
  readonly house: House;
}): Verification {
  return {};
}
