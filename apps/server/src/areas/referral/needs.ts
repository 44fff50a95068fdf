import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';

export type ReferralNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'referral' | 'earn' | 'identity'>;
  now(): number;
};
