import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BadSetting, readSettings } from './settings.ts';

const NETWORK = {
  name: 'ERC20',
  label: 'Ethereum (ERC20)',
  chainId: 1,
  confirmations: 32,
  blockSeconds: 12,
  endpoints: ['https://node.example'],
  explorer: 'https://explorer.example',
  tokens: [
    {
      asset: 'USDT',
      contract: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      decimals: 6,
      depositMin: '1',
      hotLow: '10',
      hotHigh: '1000',
    },
  ],
};

test('a fresh installation needs no settings', () => {
  expect(readSettings({}, '/srv/quay')).toEqual({
    port: 8080,
    host: '127.0.0.1',
    dataDir: '/srv/quay/data',
    databaseUrl: undefined,
    standby: false,
    simulatedMarket: true,
    demoAccounts: true,
    journalKeep: 50_000,
    logLevel: 'info',
    trustedProxies: [],
    chains: 'development',
  });
});

test('dated contracts of a simulated market can end within the day', () => {
  const paceOf = (text: string) => readSettings({ INTRADAY_DELIVERY: text }, '/').intradayDelivery;
  expect(paceOf('60m/120s')).toEqual({ weekMs: 3_600_000, windowMs: 120_000 });
  expect(paceOf('24h/5m')).toEqual({ weekMs: 86_400_000, windowMs: 300_000 });
  expect(paceOf('')).toBeUndefined();
  for (const wrong of ['60m', '2m/60s', '25h/60s', '60s/10s', '0m/1s', 'x', '60m/120s/3s']) {
    expect(() => paceOf(wrong)).toThrow(/INTRADAY_DELIVERY must be/);
  }
  expect(() => readSettings({ INTRADAY_DELIVERY: '60m/120s', SIMULATED_MARKET: 'off' }, '/')).toThrow(/calendar/);
});

test('hours of loans can be shorter in a simulated market, and in no other', () => {
  const hourOf = (text: string) => readSettings({ LOAN_HOUR: text }, '/').loanHourMs;
  expect([hourOf('60s'), hourOf('1s'), hourOf('60m'), hourOf('')]).toEqual([60_000, 1000, 3_600_000, undefined]);
  for (const wrong of ['60', '0s', '61m', '1h', '60s/1s', 'x', '-1s']) {
    expect(() => hourOf(wrong)).toThrow(/LOAN_HOUR must be/);
  }
  expect(() => readSettings({ LOAN_HOUR: '60s', SIMULATED_MARKET: 'off' }, '/')).toThrow(/clock/);
});

test('a day of a product of Earn can be short where the market is simulated', () => {
  const dayOf = (text: string) => readSettings({ EARN_DAY_SECONDS: text }, '/').earnDayMs;
  expect([dayOf('24'), dayOf('120'), dayOf('86400'), dayOf('')]).toEqual([24_000, 120_000, 86_400_000, undefined]);
  for (const wrong of ['0', '23', '25', '1008', '172800', '60m', '1e3']) {
    expect(() => dayOf(wrong), wrong).toThrow(/EARN_DAY_SECONDS must be/);
  }
  expect(() => readSettings({ EARN_DAY_SECONDS: '120', SIMULATED_MARKET: 'off' }, '/')).toThrow(/SIMULATED_MARKET=on/);
});

test('every setting is read, and an empty one counts as not set', () => {
  const settings = readSettings(
    {
      PORT: '0',
      HOST: '::1',
      DATA_DIR: '/var/quay',
      DATABASE_URL: 'postgres://quay:secret@db.example:5432/quay',
      ROLE: 'all',
      STANDBY: 'on',
      SIMULATED_MARKET: 'off',
      DEMO_ACCOUNTS: 'off',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,::1',
      NATS_URL: ' ',
    },
    '/srv/quay',
  );
  expect(settings).toEqual({
    port: 0,
    host: '::1',
    dataDir: '/var/quay',
    databaseUrl: 'postgres://quay:secret@db.example:5432/quay',
    standby: true,
    simulatedMarket: false,
    demoAccounts: false,
    journalKeep: 'all',
    logLevel: 'warn',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1'],
    chains: 'none',
  });
  expect(readSettings({ JOURNAL_KEEP: '2000' }, '/srv/quay').journalKeep).toBe(2000);
  const caps = readSettings({ CONNECTIONS_MAX: '9000', CONNECTIONS_PER_ADDRESS: '64' }, '/srv/quay');
  expect([caps.connectionsMax, caps.connectionsPerAddress]).toEqual([9_000, 64]);
  expect(readSettings({ METRICS_TOKEN: 'a token of metrics'.replaceAll(' ', '-') }, '/').metricsToken).toBe(
    'a-token-of-metrics',
  );
  expect(readSettings({ PORT: '', HOST: '' }, '/srv/quay').port).toBe(8080);
  expect(readSettings({ DATA_DIR: 'elsewhere' }, '/srv/quay').dataDir).toBe('/srv/quay/elsewhere');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '-1'],
  ['PORT', '65536'],
  ['PORT', '8080.0'],
  ['HOST', 'not a host'],
  ['HOST', 'http://127.0.0.1'],
  ['DATABASE_URL', 'localhost'],
  ['DATABASE_URL', 'mysql://quay@localhost/quay'],
  ['DATABASE_URL', 'postgres://quay@localhost'],
  ['ROLE', 'edge'],
  ['TRUSTED_PROXIES', 'proxy.example'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['NATS_URL', 'nats://localhost:4222'],
  ['STANDBY', 'maybe'],
  ['JOURNAL_KEEP', '12'],
  ['SIMULATED_MARKET', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['CONNECTIONS_MAX', 'many'],
  ['CONNECTIONS_MAX', '7'],
  ['CONNECTIONS_PER_ADDRESS', '0'],
  ['CONNECTIONS_PER_ADDRESS', '1000001'],
  ['METRICS_TOKEN', 'short'],
  ['METRICS_TOKEN', 'with a blank in it'],
  ['CHAINS', 'networks-that-are-not-there.json'],
])('%s=%s is refused by name, in one line', (name, value) => {
  const reading = () => readSettings({ [name]: value }, '/srv/quay');
  expect(reading).toThrow(BadSetting);
  expect(reading).toThrow(new RegExp(`^${name} must [^\\n]+$`));
});

test('a wrong DATABASE_URL is not repeated: it may carry a password', () => {
  expect(() => readSettings({ DATABASE_URL: 'mysql://quay:hunter2@db/quay' }, '/')).not.toThrow(/hunter2/);
});

test('a signer by itself is named with what both share, and its key is never of the server', () => {
  const networks = path.join(mkdtempSync(path.join(tmpdir(), 'quay-settings-')), 'networks.json');
  writeFileSync(networks, JSON.stringify({ networks: [NETWORK] }));
  const shared = { CHAINS: networks, SIGNER_SECRET_FILE: 'secret' };
  const read = (more: Record<string, string>) => readSettings(more, '/srv/quay');
  expect(read({ ...shared, SIGNER: 'unix:/run/quay-signer/signer.sock' })).toMatchObject({
    signer: { address: { path: '/run/quay-signer/signer.sock' }, secretFile: '/srv/quay/secret' },
  });
  expect(read({ ...shared, SIGNER: 'tls://[::1]:8700' }).signer?.address).toEqual({ host: '::1', port: 8700 });
  expect(read({ SIGNER_KEY_FILE: '/etc/quay/signer.key' })).toMatchObject({ signerKeyFile: '/etc/quay/signer.key' });

  const refusals: [Record<string, string>, string][] = [
    [{ ...shared, SIGNER: '/run/signer.sock' }, 'SIGNER must look like unix:'],
    [{ CHAINS: networks, SIGNER: 'tls://host:1' }, 'SIGNER_SECRET_FILE must name'],
    [{ SIGNER_SECRET_FILE: 'secret' }, 'SIGNER_SECRET_FILE is of a signer that SIGNER names'],
    [{ ...shared, SIGNER: 'tls://host:1', SIGNER_KEY_FILE: 'key' }, 'SIGNER_KEY_FILE must not be set beside SIGNER'],
    [{ ...shared, SIGNER: 'tls://host:1', CHAINS: 'development' }, 'SIGNER needs CHAINS to be a file of networks'],
  ];
  for (const [more, words] of refusals) expect(() => read(more)).toThrow(words);
  rmSync(path.dirname(networks), { recursive: true });
});
