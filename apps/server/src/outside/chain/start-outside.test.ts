import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { units } from '@quay/money';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSigner } from '../signer/service.ts';
import { listenForServer } from '../signer/socket/listen.ts';
import { TOKEN, withdrawalOf } from '../signer/testing/terms.ts';
import type { Network } from './networks.ts';
import { signerTerms } from './signer-terms.ts';
import { startOutside } from './start-outside.ts';

const networks: readonly Network[] = [
  {
    name: 'ERC20',
    label: 'Ethereum (ERC20)',
    chainId: 1,
    confirmations: 32,
    blockSeconds: 12,
    endpoints: ['http://127.0.0.1:1'],
    explorer: null,
    isTest: false,
    tokens: [
      {
        asset: 'USDT',
        contract: TOKEN,
        decimals: 6,
        depositMin: units('1'),
        withdrawal: { min: units('10'), max: units('1000'), fee: units('1') },
        hotLow: units('10'),
        hotHigh: units('1000'),
        compareAbove: units('1000'),
      },
    ],
  },
];
const warned: string[] = [];
const log = { info: () => undefined, warn: (line: string) => void warned.push(line), error: expect.fail };
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'quay-outside-'));
  warned.length = 0;
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test('a signer of our own is said to be no boundary where the market is real, and only there', async () => {
  for (const [simulatedMarket, lines] of [
    [true, []],
    [false, ['the signer runs under the account of the server: whoever takes that over has its keys, see SIGNER']],
  ] as const) {
    const outside = startOutside({ chains: networks, dataDir, simulatedMarket }, log);
    expect((await outside.ready)!.signer.state()).toEqual({ up: true });
    await outside.close();
    expect(warned).toEqual(lines);
  }
});

test('a signer that SIGNER names is asked, and nothing of it is in our folder', async () => {
  const file = (name: string) => path.join(dataDir, name);
  writeFileSync(file('key'), 'ab'.repeat(32), { mode: 0o600 });
  const service = openSigner({ folder: file('elsewhere'), keyFile: file('key'), terms: signerTerms(networks) });
  const address = { path: file('signer.sock') };
  const listener = await listenForServer({
    address,
    secret: Buffer.alloc(32, 0xcd),
    service,
    log: () => undefined,
    broken: expect.fail,
  });
  const settings = { chains: networks, dataDir: file('data'), simulatedMarket: false };
  const signer = { address, secretFile: file('secret') };
  await expect(startOutside({ ...settings, signer }, log).ready).rejects.toThrow('there is no file');
  writeFileSync(signer.secretFile, 'cd'.repeat(32), { mode: 0o600 });
  const outside = startOutside({ ...settings, signer }, log);
  const found = (await outside.ready)!.signer;
  expect(found.hotWallet).toBe(service.ready.hotWallet);
  expect((await found.sign(withdrawalOf())).raw).toMatch(/^0x02/);
  expect(() => rmSync(settings.dataDir, { recursive: true })).toThrow('ENOENT');
  // Both are of this account here: that is said once.
  expect(warned).toEqual([expect.stringContaining('runs under the account of the server')]);
  await outside.close();
  await listener.close();
  service.close();
});
