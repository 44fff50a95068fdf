import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Address, Hex } from 'viem';
import { HDKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { bytesToHex } from 'viem/utils';

/** Who may sign: the hot wallet and every deposit address, all from one seed. */
export type Keys = {
  readonly depositKey: string;
  readonly hotWallet: Address;
  readonly hot: PrivateKeyAccount;
  ofUser(user: number): PrivateKeyAccount;
};

/** Deposit addresses are children of it, without hardening, so that its public half can derive them. */
const DEPOSITS = "m/44'/60'/0'/0";
/** In an account of its own: a child's private key with the public half above would betray its siblings. */
const HOT_WALLET = "m/44'/60'/1'/0/0";
const SEED_BYTES = 32;

export function keysOf(seed: Uint8Array): Keys {
  const master = HDKey.fromMasterSeed(seed);
  const deposits = master.derive(DEPOSITS);
  const hot = accountOf(master.derive(HOT_WALLET));
  return {
    depositKey: deposits.publicExtendedKey,
    hotWallet: hot.address,
    hot,
    ofUser: (user) => accountOf(deposits.deriveChild(user)),
  };
}

const accountOf = (key: HDKey): PrivateKeyAccount => privateKeyToAccount(bytesToHex(key.privateKey!) as Hex);

/** Whether this folder has a seed already: then it must have the book too. */
export const hasSeed = (folder: string): boolean => existsSync(seedFile(folder));

/** The seed of this installation; the first start makes it. Whoever loses it loses the coins. */
export function seedIn(folder: string): Uint8Array {
  const file = seedFile(folder);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const to = openSync(file, 'wx', 0o600);
    writeFileSync(to, `${randomBytes(SEED_BYTES).toString('hex')}\n`);
    fsyncSync(to);
    closeSync(to);
  }
  const text = readFileSync(file, 'utf8').trim();
  // It is a secret: a wrong one is not repeated.
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error('the seed of the signer is damaged');
  return Buffer.from(text, 'hex');
}

const seedFile = (folder: string): string => path.join(folder, 'seed');
