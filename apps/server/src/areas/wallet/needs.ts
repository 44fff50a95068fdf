import type { Factor, Proof, WithdrawEnable } from '@quay/contract/identity';
import type { Amount } from '@quay/money';
import type { Reads } from '@quay/store';
import type { No } from '../../edge/envelope.ts';

/** Where a request comes from. */
export type Origin = { readonly device: string; readonly address: string };

/** What withdrawing needs to know of its owner, who is another area's. */
export type Owners = {
  /** The clock of holds. */
  now(): number;
  readonly withdrawalGate: {
    of(user: number): Promise<WithdrawEnable>;
    /** Judges the fund password and the proof; what is right is used up by `spend`. */
    check(
      user: number,
      words: { readonly fundPassword: string; readonly proof: Proof; readonly from: Origin },
    ): Promise<{ readonly closed: WithdrawEnable } | No | { spend(): Promise<No | undefined> }>;
  };
  readonly factors: { of(user: number): Promise<readonly Factor[]> };
  readonly notices: {
    tell(
      user: number,
      kind: 'withdrawal-requested',
      from: Origin,
      more: { readonly words: Readonly<Record<string, string>> },
    ): Promise<void>;
  };
};

/** Coins that somebody bought from others not long ago; USDT. */
export type Purchases = {
  /** What has to stay for now. */
  held(user: number, rows: Reads): Promise<Amount>;
  /** What all coins of somebody are worth. */
  holdings(user: number, rows: Reads): Promise<Amount>;
};
