import type { Address, Hex } from 'viem';

/** What the signer is told once, at its start: the only tokens and chains that it will ever sign for. */
export type SignerTerms = {
  readonly networks: readonly {
    readonly name: string;
    readonly chainId: number;
    readonly tokens: readonly {
      readonly asset: string;
      readonly contract: Address;
      readonly decimals: number;
      /** Atoms, as text. Most that one withdrawal, and all of a UTC day, may pay. */
      readonly mostAtOnce: string;
      readonly mostADay: string;
    }[];
    /** Wei, as text. */
    readonly mostFeePerGas: string;
    readonly mostGasTopUp: string;
  }[];
};

type Common = {
  readonly network: string;
  /** The hot wallet that pays, or that a sweep brings coins to. The first one where nothing is said. */
  readonly wallet?: number | undefined;
  readonly nonce: number;
  readonly maxFeePerGas: string;
  readonly maxPriorityFeePerGas: string;
};

export type SignRequest =
  /** Pays a withdrawal from the hot wallet. The signer keeps (withdrawal → nonce, token, to, atoms) and never signs another. */
  | (Common & {
      readonly kind: 'withdrawal';
      readonly withdrawal: number;
      readonly asset: string;
      readonly to: Address;
      readonly atoms: string;
    })
  /** Moves all tokens of a user's deposit address to the hot wallet, and nowhere else. */
  | (Common & { readonly kind: 'sweep'; readonly user: number; readonly asset: string; readonly atoms: string })
  /** Native coin from the hot wallet to a user's deposit address, so that it can pay for its sweep. */
  | (Common & { readonly kind: 'gas'; readonly user: number; readonly wei: string })
  /**
   * Nothing from the hot wallet to itself: uses a nonce up, so that what was signed for it before can pay nobody. From
   * then on the signer signs nothing else under this nonce.
   */
  | (Common & { readonly kind: 'cancel' })
  /** What is left of a hot wallet that was retired, to the one that took its place; without an asset the coin for fees. */
  | (Common & { readonly kind: 'move'; readonly asset: string | null; readonly amount: string });

export type Signed = { readonly raw: Hex; readonly txHash: Hex };

/** Gas that the signer allows a transfer of a token, and one of the native coin: a fixed offer, never the server's. */
export const TOKEN_GAS = 100_000n;
export const COIN_GAS = 21_000n;

/** Why the signer would not. */
export type SignerRefusal =
  | 'unknown-network'
  | 'unknown-token'
  | 'above-most-at-once'
  | 'above-most-a-day'
  | 'fee-too-high'
  | 'other-payload'
  | 'nonce-taken'
  | 'unknown-wallet'
  | 'wallet-retired'
  | 'wrong-signature'
  | 'malformed';

export class SignerRefused extends Error {
  override readonly name = 'SignerRefused';
  readonly refusal: SignerRefusal;
  readonly detail: string;
  constructor(refusal: SignerRefusal, detail: string) {
    super(`the signer refuses: ${refusal}, ${detail}`);
    this.refusal = refusal;
    this.detail = detail;
  }
}

/** The signer, or the place where its key is kept, cannot be asked now. Nothing is lost: asking again later is right. */
export class SignerUnavailable extends Error {
  override readonly name = 'SignerUnavailable';
}

/** Whether signatures are to be had now, and if not, why and since when. */
export type SignerState = { readonly up: true } | { readonly up: false; readonly why: string; readonly since: number };

/** The signer, as the server sees it: a process of its own that holds the keys. */
export type Signer = {
  /** Extended public key from which every deposit address follows: `m/44'/60'/0'/0/<user>`, see `deposit-address.ts`. */
  readonly depositKey: string;
  /** The first hot wallet. */
  readonly hotWallet: Address;
  /** All that there are keys for, in the order in which they are used. */
  readonly hotWallets: readonly Address[];
  /**
   * From now on a hot wallet of a network signs nothing new but what uses its nonces up, and the next one signs in its
   * place. Saying it again changes nothing.
   *
   * @throws {SignerRefused} when there is no next one
   */
  retire(network: string, wallet: number): Promise<void>;
  /**
   * The same request again, or with a lower fee, gives the same bytes; with a higher fee it gives a replacement.
   *
   * @throws {SignerRefused}
   * @throws {SignerUnavailable}
   */
  sign(request: SignRequest): Promise<Signed>;
  /**
   * What its book has last for a nonce of a sender of ours: who was stopped between signing and writing it down finds
   * it here, and no nonce is lost.
   */
  signed(
    network: string,
    sender: Address,
    nonce: number,
  ): Promise<{ readonly request: SignRequest; readonly signed: Signed } | undefined>;
  state(): SignerState;
  close(): Promise<void>;
};
