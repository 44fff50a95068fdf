import type { Address } from 'viem';
import type { SignerTerms, SignRequest } from '../protocol.ts';

export const TOKEN: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
export const PAYEE: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** One network with one token of six decimals: at most 1,000 of it at once and 2,500 a day. */
export const terms: SignerTerms = {
  networks: [
    {
      name: 'ERC20',
      chainId: 31337,
      tokens: [{ asset: 'USDT', contract: TOKEN, decimals: 6, mostAtOnce: '1000000000', mostADay: '2500000000' }],
      mostFeePerGas: '100000000000',
      mostGasTopUp: '10000000000000000',
    },
  ],
};

const common = { network: 'ERC20', maxFeePerGas: '2000000000', maxPriorityFeePerGas: '1000000000' };

export const withdrawalOf = (
  more: Partial<Extract<SignRequest, { kind: 'withdrawal' }>> = {},
): Extract<SignRequest, { kind: 'withdrawal' }> => ({
  ...common,
  kind: 'withdrawal',
  withdrawal: 7,
  asset: 'USDT',
  to: PAYEE,
  atoms: '500000000',
  nonce: 0,
  ...more,
});

export const sweepOf = (more: Partial<Extract<SignRequest, { kind: 'sweep' }>> = {}): SignRequest => ({
  ...common,
  kind: 'sweep',
  user: 1000,
  asset: 'USDT',
  atoms: '70000000',
  nonce: 0,
  ...more,
});

export const gasOf = (more: Partial<Extract<SignRequest, { kind: 'gas' }>> = {}): SignRequest => ({
  ...common,
  kind: 'gas',
  user: 1000,
  wei: '1000000000000000',
  nonce: 1,
  ...more,
});
