import type { SuspensionReason } from '@quay/contract/c2c/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type MerchantSuspension, merchantSuspensionsTable } from './state.ts';

/** The merchants whom staff have suspended: their ads stay where they are and are not taken. */
export class Suspensions extends Rows<MerchantSuspension> {
  constructor(changes: Changes) {
    super(merchantSuspensionsTable, changes);
  }

  of(owner: number): MerchantSuspension | undefined {
    return this.get(String(owner));
  }

  /** The caller has seen that there is none. */
  begin(owner: number, reason: SuspensionReason, at: number): MerchantSuspension {
    return this.add({ owner, reason, since: at, state: 'suspended' });
  }

  end(suspension: MerchantSuspension): void {
    suspension.state = 'lifted';
    this.retire(suspension);
  }
}
