import type { Reads } from '@quay/store';
import type { Vault } from '../../vault/vault.ts';

export type UploadNeeds = {
  readonly reads: Pick<Reads, 'upload'>;
  readonly vault: Pick<Vault, 'take' | 'link' | 'sweep'>;
};
