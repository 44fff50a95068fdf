import type { Proof, SecurityAct, WithdrawEnable } from '@quay/contract/identity';
import type { SecurityRow } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Checked } from './checked.ts';
import { strongFactors } from './factors.ts';
import type { FundPassword } from './fund-password.ts';
import type { Holds } from './holds.ts';
import type { Proofs } from './proofs.ts';
import type { Origin } from './where.ts';

/** What a user sees and what withdrawing asks are one and the same here. */
export type WithdrawalGate = {
  of(user: number): Promise<WithdrawEnable>;
  /**
   * Whether this user may withdraw now, with these words: closed, refused, or right. What is right is used up by
   * `spend`, in the moment of the withdrawal.
   */
  check(
    user: number,
    words: {
      readonly fundPassword: string;
      readonly proof: Proof;
      readonly from: Origin;
      /** What codes and signatures are bound to: to withdraw, unless it says otherwise. */
      readonly act?: SecurityAct;
    },
  ): Promise<{ readonly closed: WithdrawEnable } | No | Checked>;
};

export function createWithdrawalGate(needs: {
  readonly security: (user: number) => Promise<SecurityRow>;
  readonly holds: Pick<Holds, 'of'>;
  readonly fundPassword: FundPassword;
  readonly proofs: Proofs;
  readonly messages: Pick<Messages, 'emails' | 'textMessages'>;
}): WithdrawalGate {
  const { security, holds, fundPassword, proofs, messages } = needs;
  const hasCodes = messages.emails !== 'none' && messages.textMessages !== 'none';

  async function gate(account: SecurityRow): Promise<WithdrawEnable> {
    const missing: WithdrawEnable['missing'] = [];
    if (account.fundPasswordHash === null) missing.push('fund-password');
    if (!hasSecondFactor(account, hasCodes)) missing.push('second-factor');
    if (account.standing !== 'open') missing.push('frozen');
    const lasting = await holds.of(account.id);
    return { enabled: missing.length === 0 && lasting.length === 0, holds: lasting, missing };
  }

  return {
    of: async (user) => gate(await security(user)),

    async check(user, { fundPassword: text, proof, from, act = 'withdraw' }) {
      const account = await security(user);
      const state = await gate(account);
      if (!state.enabled) return { closed: state };
      const wrong = await fundPassword.verify(user, text, from);
      if (wrong) return { ...wrong, field: 'fundPassword' };
      return proofs.check(account, act, proof, from.address);
    },
  };
}

/** A thief with one mailbox must not get far: an authenticator or passkey, or codes over both channels. */
const hasSecondFactor = (account: SecurityRow, hasCodes: boolean): boolean =>
  strongFactors(account).length > 0 || (hasCodes && account.email !== null && account.phone !== null);
