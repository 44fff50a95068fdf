import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { type Hex, isHex } from 'viem';
import { publicKeyToAddress } from 'viem/accounts';
import { checkedSignature, KeyUnavailable, type SigningKey } from './signing-key.ts';

/** Where a key is kept that speaks Web3Signer's API for Ethereum keys, and which one it is. */
export type Web3SignerKey = {
  readonly url: URL;
  /** 64 bytes, without the 04 in front: what Web3Signer names the key by. */
  readonly publicKey: Hex;
  /** PEM. A certificate of ours, and who signed theirs. */
  readonly tls: { readonly key?: string; readonly cert?: string; readonly ca?: string };
  readonly withinMs?: number;
};

const WITHIN_MS = 10_000;
/** A signature has 132 characters; a list of public keys may be long. */
const ANSWER_MAX = 1_000_000;

/**
 * A key behind Web3Signer (https://docs.web3signer.consensys.io), which has keys in files, in HashiCorp Vault, in the
 * KMS of AWS or in Azure Key Vault. It hashes what it is sent with Keccak-256, and answers with r, s and v as text.
 */
export function web3SignerKey(where: Web3SignerKey): SigningKey & { isThere(): Promise<boolean> } {
  const address = publicKeyToAddress(`0x04${where.publicKey.slice(2)}`);
  return {
    address,

    async sign(bytes) {
      const answer = await ask(where, 'POST', `/api/v1/eth1/sign/${where.publicKey}`, JSON.stringify({ data: bytes }));
      if (answer.status === 404) throw new KeyUnavailable(`Web3Signer does not have the key of ${address}`);
      if (answer.status !== 200) throw new KeyUnavailable(`Web3Signer answers ${answer.status} to a request to sign`);
      return checkedSignature(answer.text.trim(), bytes, address);
    },

    /** Whether it has the key. @throws {KeyUnavailable} when it cannot be asked */
    async isThere() {
      const up = await ask(where, 'GET', '/upcheck');
      if (up.status !== 200) throw new KeyUnavailable(`Web3Signer answers ${up.status} to /upcheck`);
      const keys = await ask(where, 'GET', '/api/v1/eth1/publicKeys');
      if (keys.status !== 200) throw new KeyUnavailable(`Web3Signer answers ${keys.status} when asked for its keys`);
      return listOf(keys.text).some((key) => isSame(key, where.publicKey));
    },
  };
}

type Answer = { readonly status: number; readonly text: string };

function ask({ url, tls, withinMs = WITHIN_MS }: Web3SignerKey, method: string, path: string, body?: string) {
  const request = url.protocol === 'https:' ? tlsRequest : plainRequest;
  return new Promise<Answer>((resolve, reject) => {
    const fail = (why: string) => reject(new KeyUnavailable(`Web3Signer at ${url.host} ${why}`));
    const target = new URL(url.pathname.replace(/\/$/, '') + path, url);
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const context = request(target, { method, headers, ...tls, signal: AbortSignal.timeout(withinMs) }, (response) => {
      const chunks: Buffer[] = [];
      let length = 0;
      response.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > ANSWER_MAX) response.destroy(new Error('answers with too much'));
        else chunks.push(chunk);
      });
      response.on('error', (error) => fail(wordsOf(error)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    context.on('error', (error) => fail(wordsOf(error)));
    context.end(body);
  });
}

function wordsOf(error: Error): string {
  const isLate = error.name === 'AbortError' || error.name === 'TimeoutError';
  return isLate
    ? 'does not answer in time'
    : `cannot be asked: ${error.message || (error as NodeJS.ErrnoException).code}`;
}

function listOf(text: string): readonly string[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const plain = (key: string): string =>
  key
    .toLowerCase()
    .replace(/^0x/, '')
    .replace(/^04(?=.{128}$)/, '');
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);

/** A public key in any of its usual longer forms, as Web3Signer names it. Nothing for any other text. */
export function publicKeyOf(text: string): Hex | undefined {
  const key: string = `0x${plain(text)}`;
  return isHex(key) && key.length === 130 ? key : undefined;
}
