import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BadSetting } from '../../settings.ts';
import { readSignerSettings } from './signer-settings.ts';
import { TOKEN } from './testing/terms.ts';

const PUBLIC_KEY = 'ab'.repeat(64);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'quay-signer-'));
  const token = { asset: 'USDT', contract: TOKEN, decimals: 6, depositMin: '1', hotLow: '10', hotHigh: '1000' };
  const network = {
    name: 'ERC20',
    label: 'Ethereum (ERC20)',
    chainId: 1,
    confirmations: 32,
    blockSeconds: 12,
    endpoints: ['https://node.example'],
    explorer: 'https://explorer.example',
    tokens: [token],
  };
  writeFileSync(path.join(folder, 'networks.json'), JSON.stringify({ networks: [network] }));
  writeFileSync(path.join(folder, 'open.pem'), 'a key', { mode: 0o604 });
  writeFileSync(path.join(folder, 'ca.pem'), 'a certificate', { mode: 0o644 });
});
afterAll(() => rmSync(folder, { recursive: true }));

const environment = {
  SIGNER_LISTEN: 'unix:/run/quay-signer/signer.sock',
  SIGNER_DIR: 'signer',
  SIGNER_KEY_FILE: '/run/credentials/signer-key',
  SIGNER_SECRET_FILE: 'secret',
  CHAINS: 'networks.json',
};
const read = (more: Record<string, string | undefined> = {}) => readSignerSettings({ ...environment, ...more }, folder);

test('a signer by itself has settings of its own', () => {
  expect(read()).toMatchObject({
    listen: { path: '/run/quay-signer/signer.sock' },
    folder: path.join(folder, 'signer'),
    keyFile: '/run/credentials/signer-key',
    secretFile: path.join(folder, 'secret'),
    networks: [{ name: 'ERC20', chainId: 1 }],
    web3Signer: undefined,
  });
  const remote = {
    WEB3SIGNER_URL: 'https://kms:9000',
    WEB3SIGNER_PUBLIC_KEY: PUBLIC_KEY,
    WEB3SIGNER_TLS_CA_FILE: 'ca.pem',
  };
  expect(read(remote).web3Signer).toEqual([
    {
      url: new URL('https://kms:9000'),
      publicKey: `0x${PUBLIC_KEY}`,
      tls: { ca: 'a certificate' },
    },
  ]);
  expect(read({ ...remote, WEB3SIGNER_URL: 'https://kms:9000' }).listen).toEqual(read().listen);
});

const https = { WEB3SIGNER_URL: 'https://kms:9000', WEB3SIGNER_PUBLIC_KEY: PUBLIC_KEY };
test.each<[string, Record<string, string | undefined>, string]>([
  ['no key', { SIGNER_KEY_FILE: undefined }, 'SIGNER_KEY_FILE must be set'],
  ['no folder', { SIGNER_DIR: ' ' }, 'SIGNER_DIR must be set'],
  ['no secret', { SIGNER_SECRET_FILE: undefined }, 'SIGNER_SECRET_FILE must be set'],
  ['no place', { SIGNER_LISTEN: '/run/signer.sock' }, 'SIGNER_LISTEN must look like'],
  ['no networks', { CHAINS: 'development' }, 'CHAINS must be a file of networks'],
  ['the key of the server', { MASTER_KEY: PUBLIC_KEY }, 'MASTER_KEY is of the server alone'],
  ['the database', { DATABASE_URL: 'postgres://quay@db/quay' }, 'DATABASE_URL is of the server alone'],
  ['a KMS in clear', { ...https, WEB3SIGNER_URL: 'http://kms:9000' }, 'WEB3SIGNER_URL must look like https://'],
  ['no such key', { ...https, WEB3SIGNER_PUBLIC_KEY: '0x12' }, 'of 128 hexadecimal digits'],
  ['a key alone', { WEB3SIGNER_PUBLIC_KEY: PUBLIC_KEY }, 'WEB3SIGNER_URL must say where'],
  ['half a certificate', { ...https, WEB3SIGNER_TLS_CERT_FILE: 'ca.pem' }, 'belong together'],
  ['an open key', { ...https, WEB3SIGNER_TLS_KEY_FILE: 'open.pem' }, 'must be readable by its owner alone'],
  ['no file', { ...https, WEB3SIGNER_TLS_CA_FILE: 'nowhere.pem' }, 'WEB3SIGNER_TLS_CA_FILE cannot be used'],
])('%s is refused by name', (_what, more, words) => {
  expect(() => read(more)).toThrow(BadSetting);
  expect(() => read(more)).toThrow(words);
});
