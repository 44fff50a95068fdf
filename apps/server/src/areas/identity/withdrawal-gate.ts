import { identity, type Proof, type WithdrawEnable } from '@quay/contract/identity';
import type { SecurityRow } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Checked } from './checked.ts';
import type { FundPassword } from './fund-password.ts';
import type { Holds } from './holds.ts';
import { isWeak, type Proofs } from './proofs.ts';

const HOUR_MS = 60 * 60_000;

/** What a user sees and what withdrawing asks are one and the same here. */
export type WithdrawalGate = {
  of(user: number): Promise<WithdrawEnable>;
  /** Whether this user may withdraw now, with these words. What is right is used up by `spend`. */
  check(
    user: number,
    words: { readonly fundPassword: string; readonly proof: Proof; readonly address: string },
  ): Promise<No | Checked>;
};

export function createWithdrawalGate(needs: {
  readonly security: (user: number) => Promise<SecurityRow>;
  readonly holds: Holds;
  readonly fundPassword: FundPassword;
  readonly proofs: Proofs;
  readonly now: () => number;
}): WithdrawalGate {
  const { security, holds, fundPassword, proofs, now } = needs;

  async function gate(account: SecurityRow): Promise<WithdrawEnable> {
    const missing: WithdrawEnable['missing'] = [];
    if (account.fundPasswordHash === null) missing.push('fund-password');
    if (isWeak(account)) missing.push('second-factor');
    if (account.standing !== 'open') missing.push('frozen');
    const lasting = await holds.of(account.id);
    return { enabled: missing.length === 0 && lasting.length === 0, holds: lasting, missing };
  }

  return {
    of: async (user) => gate(await security(user)),

    async check(user, { fundPassword: text, proof, address }) {
      const account = await security(user);
      const { holds, missing } = await gate(account);
      if (missing.includes('frozen')) return { refusal: identity['account-frozen'], params: {} };
      if (missing.includes('fund-password')) return { refusal: identity['fund-password-missing'], params: {} };
      if (missing.includes('second-factor')) return { refusal: identity['proof-missing'], params: {} };
      const [longest] = holds;
      if (longest) {
        const hours = String(Math.ceil((longest.until - now()) / HOUR_MS));
        return { refusal: identity['withdrawals-held'], params: { hours } };
      }
      const wrong = await fundPassword.verify(user, text);
      if (wrong) return { ...wrong, field: 'fundPassword' };
      return proofs.check(account, 'withdraw', proof, address);
    },
  };
}
