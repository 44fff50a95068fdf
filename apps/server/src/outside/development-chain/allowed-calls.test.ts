import { expect, test } from 'vitest';
import { LOG_BLOCKS_MAX, validateCall } from './allowed-calls.ts';

const HEAD = 20_000;
const logs = (filter: unknown) => validateCall('eth_getLogs', [filter], HEAD);
const hex = (height: number) => `0x${height.toString(16)}`;

test('whoever asks can look and send, and touch nothing', () => {
  for (const method of ['eth_blockNumber', 'eth_sendRawTransaction', 'eth_getTransactionReceipt', 'net_version']) {
    expect(validateCall(method, [], HEAD), method).toBeUndefined();
  }
  for (const method of [
    'evm_mine',
    'evm_revert',
    'hardhat_setBalance',
    'hardhat_impersonateAccount',
    'eth_sendTransaction',
    'eth_accounts',
    'eth_sign',
    'debug_traceTransaction',
    'constructor',
    '',
  ]) {
    expect(validateCall(method, [], HEAD)?.code, method).toBe(-32_601);
  }
});

test('logs are asked for one block or a bounded range of them', () => {
  expect(logs({ blockHash: '0x12' })).toBeUndefined();
  expect(logs({ fromBlock: hex(HEAD - LOG_BLOCKS_MAX + 1), toBlock: 'latest' })).toBeUndefined();
  expect(logs({})).toBeUndefined();
  expect(logs({ fromBlock: hex(HEAD - LOG_BLOCKS_MAX), toBlock: 'latest' })).toMatchObject({ code: -32_602 });
  expect(logs({ fromBlock: 'earliest' })).toMatchObject({ code: -32_602 });
  expect(logs({ fromBlock: '0x0', toBlock: hex(HEAD) })).toMatchObject({ code: -32_602 });
  expect(logs(undefined)).toMatchObject({ code: -32_602 });
  expect(logs(null)).toMatchObject({ code: -32_602 });
});

test('no question is larger than its answer may be', () => {
  expect(validateCall('eth_feeHistory', ['0x4', 'latest', []], HEAD)).toBeUndefined();
  expect(validateCall('eth_feeHistory', ['0xffffffff', 'latest', []], HEAD)).toMatchObject({ code: -32_602 });
  expect(validateCall('eth_feeHistory', ['what', 'latest', []], HEAD)).toMatchObject({ code: -32_602 });
  expect(validateCall('eth_call', [1, 2, 3, 4, 5], HEAD)).toMatchObject({ code: -32_602 });
});
