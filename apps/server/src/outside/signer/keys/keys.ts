import type { Address } from 'viem';
import { HDKey } from 'viem/accounts';
import { bytesToHex } from 'viem/utils';
import { localKey, type SigningKey } from './signing-key.ts';

/** Who may sign: the hot wallet and every deposit address. */
export type Keys = {
  readonly depositKey: string;
  readonly hotWallet: Address;
  readonly hot: SigningKey;
  ofUser(user: number): SigningKey;
};

/** Deposit addresses are children of it, without hardening, so that its public half can derive them. */
const DEPOSITS = "m/44'/60'/0'/0";
/** In an account of its own: a child's private key with the public half above would betray its siblings. */
const HOT_WALLET = "m/44'/60'/1'/0/0";

/** All keys from one seed; with `remote`, the hot wallet is kept elsewhere and the seed has the deposit addresses. */
export function keysOf(seed: Uint8Array, remote?: SigningKey): Keys {
  const master = HDKey.fromMasterSeed(seed);
  const deposits = master.derive(DEPOSITS);
  const hot = remote ?? keyOf(master.derive(HOT_WALLET));
  return {
    depositKey: deposits.publicExtendedKey,
    hotWallet: hot.address,
    hot,
    ofUser: (user) => keyOf(deposits.deriveChild(user)),
  };
}

const keyOf = (key: HDKey): SigningKey => localKey(bytesToHex(key.privateKey!));
