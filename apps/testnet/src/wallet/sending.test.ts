import { decodeFunctionData, erc20Abi, parseTransaction, recoverTransactionAddress } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, expect, test, vi } from 'vitest';
import { feeAtMost, prepare, sign } from './sending.ts';

const CONTRACT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

type RpcRequest = { readonly id: number; readonly method: string };

/** A network that answers each question as it is told to. */
function networkThat(answers: Readonly<Record<string, unknown>>): void {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    const query = JSON.parse(body) as RpcRequest[];
    // In another order than they were asked.
    const said = query.toReversed().map(({ id, method }) => ({ jsonrpc: '2.0', id, ...Object(answers[method]) }));
    return { json: async () => said };
  });
}
afterEach(() => vi.unstubAllGlobals());

const payment = { network: 'ERC20', contract: CONTRACT, to: TO, atoms: 12_500_000n } as const;
const calm = {
  eth_chainId: { result: '0x7a69' },
  eth_getTransactionCount: { result: '0x5' },
  eth_estimateGas: { result: '0xc350' },
  eth_getBlockByNumber: { result: { baseFeePerGas: '0x3b9aca00' } },
  eth_maxPriorityFeePerGas: { result: '0x3b9aca00' },
};

test('what is signed is the transfer that was looked over, and nothing else', async () => {
  networkThat(calm);
  const account = privateKeyToAccount(generatePrivateKey());
  const prepared = await prepare(payment, account.address);
  expect(feeAtMost(prepared)).toBe(60_000n * 3_000_000_000n);
  const raw = await sign(account, prepared);
  const signed = parseTransaction(raw);
  expect(signed).toMatchObject({ chainId: 31_337, nonce: 5, to: CONTRACT.toLowerCase(), gas: 60_000n });
  expect(signed.value ?? 0n).toBe(0n);
  expect(decodeFunctionData({ abi: erc20Abi, data: signed.data! })).toEqual({
    functionName: 'transfer',
    args: [TO, 12_500_000n],
  });
  expect(await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` })).toBe(account.address);
});

test('a transfer that the network says would fail is not prepared', async () => {
  networkThat({ ...calm, eth_estimateGas: { error: { message: 'balance too small' } } });
  await expect(prepare(payment, TO)).rejects.toThrow('balance too small');
});
