import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BadSetting } from '../../settings.ts';
import type { Network } from '../chain/networks.ts';
import { readNetworks } from '../chain/networks-file.ts';
import { readPrivate } from './keys/private-file.ts';
import { publicKeyOf, type Web3SignerKey } from './keys/web3signer.ts';
import { type SignerAddress, signerAddress } from './socket/address.ts';

/** What an operator chooses for a signer that runs by itself, by environment variables of its own. */
export type SignerSettings = {
  readonly listen: SignerAddress;
  /** Where the sealed seed and the book are. */
  readonly folder: string;
  readonly keyFile: string;
  readonly secretFile: string;
  /** Its own copy: what it may sign for is not the server's to say. */
  readonly networks: readonly Network[];
  /** Where the keys of the hot wallets are kept, when that is elsewhere: each takes the place of the one before. */
  readonly web3Signer: readonly Web3SignerKey[] | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;
type Said = (name: string) => string | undefined;

const said =
  (environment: Environment): Said =>
  (name) =>
    environment[name]?.trim() || undefined;

/** Secrets of the server. An account that has both sides is no boundary. */
const OF_THE_SERVER = ['MASTER_KEY', 'DATABASE_URL'];

/** @throws {BadSetting} */
export function readSignerSettings(environment: Environment, cwd: string): SignerSettings {
  const setting = said(environment);
  for (const name of OF_THE_SERVER) {
    if (setting(name) !== undefined)
      throw new BadSetting(`${name} is of the server alone: the signer must not have it`);
  }
  return {
    listen: listen(required(setting, 'SIGNER_LISTEN')),
    ...readKeySettings(environment, cwd),
    secretFile: path.resolve(cwd, required(setting, 'SIGNER_SECRET_FILE')),
    networks: networks(required(setting, 'CHAINS'), cwd),
    web3Signer: web3Signer(setting, cwd),
  };
}

/** What the commands about the key need. @throws {BadSetting} */
export function readKeySettings(environment: Environment, cwd: string): Pick<SignerSettings, 'folder' | 'keyFile'> {
  const setting = said(environment);
  return {
    folder: path.resolve(cwd, required(setting, 'SIGNER_DIR')),
    keyFile: path.resolve(cwd, required(setting, 'SIGNER_KEY_FILE')),
  };
}

export function newKeyFile(environment: Environment, cwd: string): string {
  return path.resolve(cwd, required(said(environment), 'SIGNER_NEW_KEY_FILE'));
}

function required(setting: Said, name: string): string {
  const text = setting(name);
  if (text === undefined) throw new BadSetting(`${name} must be set`);
  return text;
}

function listen(text: string): SignerAddress {
  const address = signerAddress(text);
  if (address) return address;
  throw new BadSetting(
    `SIGNER_LISTEN must look like unix:/run/quay-signer/signer.sock or tls://10.0.0.5:8700, not "${text}"`,
  );
}

function networks(text: string, cwd: string): readonly Network[] {
  const found = readNetworks(path.resolve(cwd, text));
  if (!('wrong' in found)) return found;
  throw new BadSetting(`CHAINS must be a file of networks, and of "${text}": ${found.wrong}`);
}

function web3Signer(setting: Said, cwd: string): readonly Web3SignerKey[] | undefined {
  const text = setting('WEB3SIGNER_URL');
  const key = setting('WEB3SIGNER_PUBLIC_KEY');
  if (text === undefined && key === undefined) return undefined;
  if (text === undefined) throw new BadSetting('WEB3SIGNER_URL must say where the key of WEB3SIGNER_PUBLIC_KEY is');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isNear = url?.protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  // What it is asked to sign, it signs: whoever can ask in our place can empty the hot wallet.
  if (!url || !(url.protocol === 'https:' || isNear) || url.search || url.hash || url.username) {
    throw new BadSetting(`WEB3SIGNER_URL must look like https://host:9000, or http:// on this machine, not "${text}"`);
  }
  const publicKeys = (key ?? '').split(',').map((one) => publicKeyOf(one.trim()));
  if (!publicKeys.every((one) => one !== undefined)) {
    throw new BadSetting(
      'WEB3SIGNER_PUBLIC_KEY must be a public key of 128 hexadecimal digits, or several with commas',
    );
  }
  if (new Set(publicKeys).size < publicKeys.length)
    throw new BadSetting('WEB3SIGNER_PUBLIC_KEY must name each key once');
  const tls = certificates(setting, cwd, url);
  return publicKeys.map((publicKey) => ({ url, publicKey, tls }));
}

function certificates(setting: Said, cwd: string, url: URL): Web3SignerKey['tls'] {
  const names = { key: 'WEB3SIGNER_TLS_KEY_FILE', cert: 'WEB3SIGNER_TLS_CERT_FILE', ca: 'WEB3SIGNER_TLS_CA_FILE' };
  const found: { key?: string; cert?: string; ca?: string } = {};
  for (const part of ['key', 'cert', 'ca'] as const) {
    const file = setting(names[part]);
    if (file === undefined) continue;
    if (url.protocol !== 'https:') throw new BadSetting(`${names[part]} needs a WEB3SIGNER_URL with https`);
    try {
      const where = path.resolve(cwd, file);
      found[part] =
        part === 'key' ? readPrivate(where, 'the key of the line to Web3Signer') : readFileSync(where, 'utf8');
    } catch (error) {
      throw new BadSetting(`${names[part]} cannot be used: ${(error as Error).message}`);
    }
  }
  if ((found.key === undefined) !== (found.cert === undefined)) {
    throw new BadSetting(`${names.key} and ${names.cert} belong together`);
  }
  return found;
}
