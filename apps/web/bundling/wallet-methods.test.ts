import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { asksOfWallets, walletMethods } from './wallet-methods.ts';

test.each([
  ['a transaction', "provider.request({method:'eth_sendTransaction'})", 'eth_sendTransaction'],
  ['a signed transaction', 'x="eth_sendRawTransaction"', 'eth_sendRawTransaction'],
  ['a blind signature', "m='eth_sign'", 'eth_sign'],
  ['typed data, which permits are signed with', "m='eth_signTypedData_v4'", 'eth_signTypedData_v4'],
  ['another chain or token', "m='wallet_watchAsset'", 'wallet_watchAsset'],
  ['calls in one', "m='wallet_sendCalls'", 'wallet_sendCalls'],
  ['a transaction by a library', 'await client.sendTransaction({})', 'sendTransaction'],
  ['an approval by its selector', "data:'0x095EA7B3'+to", '095EA7B3'],
  ['an approval by its signature', "'approve(address,uint256)'", 'approve(address'],
  ['leave for all tokens', 'contract.setApprovalForAll(to,!0)', 'setApprovalForAll'],
  ['a permit by its selector', "'0xd505accf'", 'd505accf'],
  ['a permit by its signature', "'permit(address owner, address spender)'", 'permit(address'],
  ['a permit of Permit2', 'types:{PermitSingle:[]}', 'PermitSingle'],
  ['a transfer', "'transfer(address,uint256)'", 'transfer(address'],
  ['what put itself into the page', 'window.ethereum.request', 'window.ethereum'],
])('%s is found', (_what, code, found) => {
  expect(asksOfWallets(code)).toEqual([found]);
});

test('who a wallet is, its chain and a signed text are what may be asked; paths and words of ours are none of it', () => {
  expect(asksOfWallets("['eth_requestAccounts','eth_chainId','personal_sign']")).toEqual([]);
  expect(
    asksOfWallets("'/wallet_history/list', '/approve/real/name', 'No approval, no permit', 'wallet.transfer'"),
  ).toEqual([]);
});

test('a build ends where something else stands in it', async () => {
  const file = 'virtual:asks';
  const made = (code: string) =>
    build({
      root: join(import.meta.dirname),
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'asks',
          resolveId: (id) => (id === file ? `\0${file}` : null),
          load: (id) => (id === `\0${file}` ? code : null),
        },
        walletMethods(),
      ],
      build: { write: false, rolldownOptions: { input: file } },
    });
  await expect(made("globalThis.asked = { method: 'personal_sign' };")).resolves.toBeDefined();
  await expect(made("globalThis.asked = { method: 'eth_' + 'sendTransaction' };")).rejects.toThrow('sendTransaction');
});
