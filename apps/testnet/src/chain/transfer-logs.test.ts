import { encodeAbiParameters, type Hex, keccak256, stringToHex } from 'viem';
import { expect, test } from 'vitest';
import { newestFirst, type RpcLog, TRANSFER, topicOf, transferOf } from './transfer-logs.ts';

const CONTRACT = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const FROM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const TO = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

const log = (changes: Partial<RpcLog> = {}): RpcLog => ({
  address: CONTRACT.toLowerCase() as Hex,
  topics: [TRANSFER, topicOf(FROM), topicOf(TO)],
  data: encodeAbiParameters([{ type: 'uint256' }], [12_500_000n]),
  blockNumber: '0x10',
  transactionHash: `0x${'ab'.repeat(32)}`,
  logIndex: '0x2',
  ...changes,
});

test('the event is what its name hashes to', () => {
  expect(TRANSFER).toBe(keccak256(stringToHex('Transfer(address,address,uint256)')));
});

test('a transfer is read from its log, whatever its amount', () => {
  expect(transferOf(log())).toEqual({
    contract: CONTRACT,
    from: FROM,
    to: TO,
    atoms: 12_500_000n,
    block: 16,
    txHash: `0x${'ab'.repeat(32)}`,
    logIndex: 2,
  });
  expect(transferOf(log({ data: `0x${'f'.repeat(64)}` }))?.atoms).toBe(2n ** 256n - 1n);
});

test('what is no transfer of a coin is none', () => {
  const [kind, from, to] = log().topics as [Hex, Hex, Hex];
  for (const changes of [
    { topics: [] },
    { topics: [kind] },
    { topics: [from, from, to] },
    { topics: [kind, from, to, to] },
    { data: '0x' as Hex },
    { data: `0x${'0'.repeat(128)}` as Hex },
  ]) {
    expect(transferOf(log(changes)), JSON.stringify(changes)).toBeUndefined();
  }
});

test('a list begins with the newest and has each once', () => {
  const at = (blockNumber: Hex, logIndex: Hex) => transferOf(log({ blockNumber, logIndex }))!;
  const listed = newestFirst([at('0x1', '0x0'), at('0x2', '0x0'), at('0x2', '0x1'), at('0x1', '0x0')]);
  expect(listed.map(({ block, logIndex }) => [block, logIndex])).toEqual([
    [2, 1],
    [2, 0],
    [1, 0],
  ]);
});
