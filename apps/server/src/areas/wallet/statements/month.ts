import type { Cause } from '@quay/contract/wallet';
import type { Line } from './disposals.ts';

/** What happened to a coin in a month, by kind; signed. */
export const kinds = ['deposits', 'withdrawals', 'trading', 'p2p', 'fees', 'contracts', 'other'] as const;
export type Kind = (typeof kinds)[number];

const kindOf: Partial<Readonly<Record<Cause, Kind>>> = {
  ...{ deposit: 'deposits', 'deposit-reversal': 'deposits', 'practice-funds': 'deposits', withdrawal: 'withdrawals' },
  ...{ trade: 'trading', convert: 'trading', 'c2c-trade': 'p2p', 'c2c-compensation': 'p2p' },
  ...{ escrow: 'p2p', 'escrow-return': 'p2p', fee: 'fees', 'withdrawal-fee': 'fees', 'liquidation-fee': 'fees' },
  ...{ 'loan-sale-fee': 'fees', 'contract-profit': 'contracts', 'contract-cover': 'contracts', funding: 'contracts' },
};

export type CoinMonth = {
  readonly asset: string;
  readonly opening: bigint;
  readonly by: Readonly<Record<Kind, bigint>>;
  /** Opening balance and all kinds together. */
  readonly closing: bigint;
};

/** Sums of a month by coin, the coins by their symbols. Coins that were there and did not move stand there too. */
export class Month {
  readonly #opening: ReadonlyMap<string, bigint>;
  readonly #sums = new Map<string, Record<Kind, bigint>>();

  constructor(opening: ReadonlyMap<string, bigint>) {
    this.#opening = opening;
    for (const asset of opening.keys()) this.#of(asset);
  }

  take({ asset, amount, cause }: Line): void {
    // Between the owner's own books nothing came and nothing went.
    if (cause === 'transfer') return;
    this.#of(asset)[kindOf[cause] ?? 'other'] += amount;
  }

  coins(): CoinMonth[] {
    return [...this.#sums]
      .map(([asset, by]) => {
        const opening = this.#opening.get(asset) ?? 0n;
        return { asset, opening, by, closing: kinds.reduce((sum, kind) => sum + by[kind], opening) };
      })
      .filter(({ opening, by }) => opening !== 0n || kinds.some((kind) => by[kind] !== 0n))
      .sort((a, b) => (a.asset < b.asset ? -1 : 1));
  }

  #of(asset: string): Record<Kind, bigint> {
    const known = this.#sums.get(asset);
    if (known) return known;
    const made = Object.fromEntries(kinds.map((kind) => [kind, 0n])) as Record<Kind, bigint>;
    this.#sums.set(asset, made);
    return made;
  }
}
