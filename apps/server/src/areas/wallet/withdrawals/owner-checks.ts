import type { Factor, Level, Proof } from '@quay/contract/identity';
import { WITHDRAWAL_COIN, wallet, withdrawalDayLimits } from '@quay/contract/wallet';
import type { WithdrawalProof } from '@quay/core';
import { greatest, text, units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { No } from '../../../edge/envelope.ts';
import type { Origin, Owners, Purchases } from '../needs.ts';

/** Who asks, from where, and how to see rows as new as the asker's. */
export type Asker = Origin & {
  readonly owner: number;
  rows(atLeast?: number): Promise<Reads>;
};

/** What is asked of an owner whose coins leave, to a chain or to another user. */
export type OwnerChecks = {
  /** Whether anything may leave now at all. */
  opening(owner: number): Promise<No | undefined>;
  /** What was bought from others stays for a day, in whatever coins: whoever paid for it with stolen money comes back. */
  purchases(amount: bigint, asker: Asker): Promise<No | undefined>;
  levelOf(owner: number): Promise<Level>;
  /** How the owner proved who they are. */
  factorOf(owner: number, proof: Proof): Promise<WithdrawalProof>;
  hoursUntil(until: number): string;
};

const HOUR_MS = 60 * 60_000;

export function createOwnerChecks(needs: {
  readonly reads: Pick<Reads, 'identity'>;
  readonly identity: Pick<Owners, 'now' | 'withdrawalGate' | 'factors'>;
  readonly purchases: Purchases;
}): OwnerChecks {
  const { reads, identity, purchases } = needs;
  const hoursUntil = (until: number): string => String(Math.max(1, Math.ceil((until - identity.now()) / HOUR_MS)));

  return {
    hoursUntil,

    async opening(owner) {
      const { enabled, holds, missing } = await identity.withdrawalGate.of(owner);
      if (missing.length > 0) return no(wallet['security-missing']);
      if (enabled) return undefined;
      return no(wallet['withdrawals-held'], { hours: hoursUntil(holds[0]?.until ?? 0) });
    },

    async purchases(amount, { owner, rows }) {
      const asOf = await rows();
      const held = await purchases.held(owner, asOf);
      if (held === 0n) return undefined;
      const free = (await purchases.holdings(owner, asOf)) - held;
      if (amount <= free) return undefined;
      const left = text(greatest(0n, free));
      return { ...no(wallet['purchase-held'], { left, coin: WITHDRAWAL_COIN }), field: 'amount' };
    },

    levelOf: async (owner) => (await reads.identity.userById(owner))?.level ?? 'none',

    async factorOf(owner, proof) {
      const strong = await identity.factors.of(owner);
      const answered = order.find((factor) => strong.includes(factor) && isAnswered[factor](proof));
      return answered ?? 'codes';
    },
  };
}

/** In which an answered proof is looked at, as `factors.check` does. */
const order = ['passkey', 'totp', 'recovery-code'] as const satisfies readonly Factor[];
const isAnswered: Readonly<Record<(typeof order)[number], (proof: Proof) => boolean>> = {
  passkey: ({ passkey }) => passkey !== undefined,
  totp: ({ totp }) => (totp?.trim() ?? '') !== '',
  'recovery-code': ({ recoveryCode }) => (recoveryCode?.trim() ?? '') !== '',
};

export const dayLimitOf = (level: Level): bigint => units(withdrawalDayLimits[level]);

export const no = (refusal: No['refusal'], params: Record<string, string> = {}): No => ({ refusal, params });
