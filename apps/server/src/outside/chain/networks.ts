import type { Address } from 'viem';

/** A coin on a network. Amounts are 10⁻⁸ units. */
export type Token = {
  readonly asset: string;
  readonly contract: Address;
  /** As the operator says; a contract that says otherwise keeps its network closed. */
  readonly decimals: number;
  /** A smaller deposit is never credited. */
  readonly depositMin: bigint;
  /** Absent where the coin is not withdrawn. */
  readonly withdrawal:
    | {
        readonly min: bigint;
        readonly max: bigint;
        readonly fee: bigint;
        /** What the signer pays in a UTC day at most; ten times `max` where nothing is said. */
        readonly mostADay?: bigint;
      }
    | undefined;
  /** The hot wallet should have at least so much, and no more than so much. */
  readonly hotLow: bigint;
  readonly hotHigh: bigint;
  /** From here on a deposit is credited only when two endpoints tell the same. */
  readonly compareAbove: bigint;
};

/** A chain that coins come in on and go out by. */
export type Network = {
  /** As people know it: ERC20, BEP20. Stands in the ledger and never changes. */
  readonly name: string;
  readonly label: string;
  readonly chainId: number;
  /** Blocks on a block, itself included, until what is in it counts. */
  readonly confirmations: number;
  /**
   * Blocks on a payout that failed until its coins go back: the chain must not change below it any more. Four times the
   * confirmations where nothing is said.
   */
  readonly finality?: number;
  readonly blockSeconds: number;
  /** JSON-RPC over HTTP; the first that answers is asked, the second compares. */
  readonly endpoints: readonly string[];
  readonly explorer: string | null;
  readonly isTest: boolean;
  readonly tokens: readonly Token[];
  /** Addresses of ours whose keys are elsewhere; what they hold counts as reserves. */
  readonly treasury?: readonly Address[];
  /** Wei for a unit of gas that the signer never offers more than; 500 gwei where nothing is said. */
  readonly mostFeePerGas?: bigint;
};

/** {@link Network.finality}, never less than the confirmations. */
export const finalityOf = ({ confirmations, finality }: Pick<Network, 'confirmations' | 'finality'>): number =>
  Math.max(confirmations, finality ?? confirmations * 4);

/** Whole token atoms as 10⁻⁸ units, rounded down: what is finer than we count stays with the exchange. */
export function unitsOf(atoms: bigint, decimals: number): bigint {
  return decimals >= 8 ? atoms / 10n ** BigInt(decimals - 8) : atoms * 10n ** BigInt(8 - decimals);
}

/** 10⁻⁸ units as token atoms; nothing when the token cannot say so small a part. */
export function atomsOf(units: bigint, decimals: number): bigint | undefined {
  if (decimals >= 8) return units * 10n ** BigInt(decimals - 8);
  const part = 10n ** BigInt(8 - decimals);
  return units % part === 0n ? units / part : undefined;
}
