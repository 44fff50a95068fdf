import path from 'node:path';
import type { Address } from 'viem';
import { openBook } from './book.ts';
import { keysOf } from './keys/keys.ts';
import { privateFolder } from './keys/private-file.ts';
import { hasSeed, seedIn } from './keys/seed.ts';
import { KeyUnavailable, type SigningKey } from './keys/signing-key.ts';
import { readUnlockKey } from './keys/unlock-key.ts';
import { type Signed, type SignerRefusal, SignerRefused, type SignerTerms } from './protocol.ts';
import { createSigning, type Remembered } from './signing.ts';

/** What the server may ask, however it is connected: words, never a key or bytes to sign. */
export type SignerQuestion =
  | { readonly task: 'sign'; readonly id: number; readonly request: unknown }
  | {
      readonly task: 'signed';
      readonly id: number;
      readonly network: string;
      readonly sender: string;
      readonly nonce: number;
    }
  | { readonly task: 'retire'; readonly id: number; readonly network: string; readonly wallet: number };

/** What the signer says of itself when it begins. */
export type SignerReady = {
  readonly depositKey: string;
  readonly hotWallet: Address;
  readonly hotWallets: readonly Address[];
};

export type SignerReply =
  | { readonly id: number; readonly signed: Signed }
  | { readonly id: number; readonly retired: true }
  | { readonly id: number; readonly remembered: Remembered | null }
  | { readonly id: number; readonly refusal: SignerRefusal; readonly detail: string }
  | { readonly id: number; readonly unavailable: string };

export type SignerService = {
  readonly ready: SignerReady;
  /** @throws when it cannot go on, such as without its book */
  answer(question: SignerQuestion): Promise<SignerReply>;
  close(): void;
};

/** Opens the keys and the book of a folder. @throws one line */
export function openSigner(needs: {
  readonly folder: string;
  readonly keyFile: string;
  readonly terms: SignerTerms;
  /** The keys of the hot wallets, where they are kept elsewhere. */
  readonly remote?: readonly SigningKey[] | undefined;
}): SignerService {
  const { folder, keyFile, terms, remote } = needs;
  const key = readUnlockKey(keyFile);
  privateFolder(folder, 'the folder of the signer');
  const file = path.join(folder, 'book.jsonl');
  // The book comes first: a seed without its book could sign a second time what it has forgotten.
  const book = openBook(file, { isNew: !hasSeed(folder) });
  const keys = keysOf(seedIn(folder, key), remote);
  const signing = createSigning({ keys, terms, book, now: Date.now });
  /** One after the other: what is checked is what the one before left. */
  let last: Promise<unknown> = Promise.resolve();

  async function reply(question: SignerQuestion): Promise<SignerReply> {
    const { id } = question;
    try {
      if (question.task === 'sign') return { id, signed: await signing.sign(question.request) };
      if (question.task === 'retire') {
        signing.retire(question.network, question.wallet);
        return { id, retired: true };
      }
      const { network, sender, nonce } = question;
      return { id, remembered: (await signing.signed(network, sender, nonce)) ?? null };
    } catch (error) {
      if (error instanceof SignerRefused) return { id, refusal: error.refusal, detail: error.detail };
      if (error instanceof KeyUnavailable) return { id, unavailable: error.message };
      throw error;
    }
  }

  return {
    ready: {
      depositKey: keys.depositKey,
      hotWallet: keys.hotWallet,
      hotWallets: keys.hot.map(({ address }) => address),
    },
    answer(question) {
      const mine = last.then(() => reply(question));
      last = mine.catch(() => undefined);
      return mine;
    },
    close: () => book.close(),
  };
}
