import type { Address } from 'viem';
import { HDKey } from 'viem/accounts';
import { bytesToHex } from 'viem/utils';
import { localKey, type SigningKey } from './signing-key.ts';

/** Who may sign: the hot wallets, one after the other, and every deposit address. */
export type Keys = {
  readonly depositKey: string;
  /** The first one. */
  readonly hotWallet: Address;
  readonly hot: readonly SigningKey[];
  ofUser(user: number): SigningKey;
};

/** Deposit addresses are children of it, without hardening, so that its public half can derive them. */
const DEPOSITS = "m/44'/60'/0'/0";
/** In an account of its own: a child's private key with the public half above would betray its siblings. */
const HOT_WALLETS = "m/44'/60'/1'/0";
/** So many follow from one seed: each may take the place of the one before. */
const HOT_WALLETS_OF_SEED = 16;

/** All keys from one seed; with `remote`, hot wallets are kept elsewhere and the seed has the deposit addresses. */
export function keysOf(seed: Uint8Array, remote?: readonly SigningKey[]): Keys {
  const master = HDKey.fromMasterSeed(seed);
  const deposits = master.derive(DEPOSITS);
  const hot = remote ?? hotKeys(master.derive(HOT_WALLETS));
  return {
    depositKey: deposits.publicExtendedKey,
    hotWallet: hot[0]!.address,
    hot,
    ofUser: (user) => keyOf(deposits.deriveChild(user)),
  };
}

const hotKeys = (parent: HDKey): SigningKey[] =>
  Array.from({ length: HOT_WALLETS_OF_SEED }, (_, index) => keyOf(parent.deriveChild(index)));

const keyOf = (key: HDKey): SigningKey => localKey(bytesToHex(key.privateKey!));
