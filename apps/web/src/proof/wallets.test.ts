import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepUsercode } from '../request/visitor.ts';
import { discoverWallets, logInWith, proveWith, type Wallet, WalletFailure } from './wallets.ts';

const query: unknown[] = [];
vi.mock('../request/ask.ts', () => ({
  ask: (call: { name: string }, request: unknown) => {
    query.push([call.name, request]);
    return Promise.resolve(
      call.name === 'identity/eth-message' || call.name === 'identity/wallet-message'
        ? { code: 'n1', loginTime: 7, message: 'quay.test wants Zoë' }
        : { token: 't' },
    );
  },
}));

const ALICE = `0x${'a1'.repeat(20)}`;

describe('a wallet', () => {
  beforeEach(() => {
    query.length = 0;
  });
  const walletOf = (answers: Record<string, unknown>): Wallet & { requests: unknown[] } => {
    const received: unknown[] = [];
    const provider = {
      request(given: { method: string }) {
        received.push(given);
        const answer = answers[given.method];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    };
    return { id: '1', name: 'Harbour', icon: '', provider, requests: received };
  };
  const refusing = (code: number) => Object.assign(new Error('no'), { code });

  test('is asked who it is and to sign the text of the exchange, and for nothing else', async () => {
    const wallet = walletOf({ eth_requestAccounts: [ALICE, '0x2'], eth_chainId: '0x38', personal_sign: '0x51' });
    expect(await logInWith(wallet)).toEqual({ token: 't' });
    const hex = `0x${Buffer.from('quay.test wants Zoë').toString('hex')}`;
    expect(wallet.requests).toEqual([
      { method: 'eth_requestAccounts' },
      { method: 'eth_chainId' },
      { method: 'personal_sign', params: [hex, ALICE] },
    ]);
    expect(query).toEqual([
      ['identity/eth-message', { username: ALICE, chainId: 56 }],
      ['identity/login-by-eth', { username: ALICE, sign: '0x51', code: 'n1', loginTime: 7 }],
    ]);
  });

  test('brings the invitation that led here along', async () => {
    keepUsercode('?usercode=QK7A31MW');
    await logInWith(walletOf({ eth_requestAccounts: [ALICE], eth_chainId: '0x1', personal_sign: '0x51' }));
    expect(query.at(-1)).toEqual(['identity/login-by-eth', expect.objectContaining({ invitationCode: 'QK7A31MW' })]);
  });

  test('proves an act by signing the text for that act, and nothing else', async () => {
    const wallet = walletOf({ eth_requestAccounts: [ALICE], eth_chainId: '0x1', personal_sign: '0x51' });
    expect(await proveWith(wallet, 'bind-email')).toEqual({ code: 'n1', sign: '0x51' });
    expect(query).toEqual([['identity/wallet-message', { act: 'bind-email', chainId: 1 }]]);
  });

  test.each([
    ['declined', { eth_requestAccounts: refusing(4001) }],
    ['declined', { eth_requestAccounts: [ALICE], eth_chainId: '0x1', personal_sign: refusing(4001) }],
    ['busy', { eth_requestAccounts: refusing(-32002) }],
    ['failed', { eth_requestAccounts: refusing(-32603) }],
    ['failed', { eth_requestAccounts: [] }],
    ['failed', { eth_requestAccounts: [ALICE], eth_chainId: 'main' }],
    ['failed', { eth_requestAccounts: [ALICE], eth_chainId: '0x1', personal_sign: {} }],
  ])('that %s opens no session', async (trouble, answers) => {
    const failure = await logInWith(walletOf(answers)).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(WalletFailure);
    expect(failure).toMatchObject({ trouble });
    expect(query.map((one) => (one as string[])[0])).not.toContain('identity/login-by-eth');
  });
});

describe('discovery', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  });
  afterEach(() => vi.unstubAllGlobals());
  const announce = (detail: unknown) => page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));

  test('hears the wallets that announce themselves, shows no picture from elsewhere, and asks none', () => {
    const found: Wallet[] = [];
    const request = vi.fn();
    const received = vi.fn();
    page.addEventListener('eip6963:requestProvider', received);
    const stop = discoverWallets((wallet) => found.push(wallet));
    expect(received).toHaveBeenCalledOnce();
    announce({ info: { uuid: '1', name: ' Harbour ', icon: 'data:image/png;base64,AA==' }, provider: { request } });
    announce({ info: { uuid: '2', name: 'Far', icon: 'https://mallory.test/pixel.png' }, provider: { request } });
    for (const nonsense of [
      null,
      {},
      { info: { uuid: '3', name: '' }, provider: { request } },
      { info: { uuid: '4', name: 'X' } },
    ])
      announce(nonsense);
    stop();
    announce({ info: { uuid: '5', name: 'Late', icon: '' }, provider: { request } });
    expect(found.map(({ name, icon }) => [name, icon])).toEqual([
      ['Harbour', 'data:image/png;base64,AA=='],
      ['Far', ''],
    ]);
    expect(request).not.toHaveBeenCalled();
  });
});

test('nothing in the app can ask a wallet for a transaction, an approval or a permit', () => {
  const source = join(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const methods = files.flatMap(
    (name) => readFileSync(join(source, name), 'utf8').match(/\b(?:eth|wallet|personal)_\w+/g) ?? [],
  );
  expect(new Set(methods)).toEqual(new Set(['eth_requestAccounts', 'eth_chainId', 'personal_sign']));
});
