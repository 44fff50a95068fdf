import { staff } from '@quay/contract/staff';
import { expect, test } from 'vitest';
import { createNextWallet } from './next-wallet.ts';
import type { PayoutParts } from './payout-parts.ts';

const address = '0x00000000000000000000000000000000000000A1';

const nextWallet = (after: string | undefined) =>
  createNextWallet({
    network: { name: 'ERC20' },
    wallets: {
      all: async () => [{ index: 0, address, nonces: {}, retired: undefined }],
      after: () => after,
    },
  } as unknown as PayoutParts);

test('the last hot wallet that there is a key for stays', async () => {
  const retiring = { wallet: 0, lost: false };
  expect(await nextWallet(address).validateRetiring(retiring)).toBeUndefined();
  expect(await nextWallet(undefined).validateRetiring(retiring)).toMatchObject({ refusal: staff['hot-wallet-last'] });
  const by = { requestedBy: 7, approvedBy: 8 };
  expect(await nextWallet(undefined).retire(retiring, by)).toMatchObject({ refusal: staff['hot-wallet-last'] });
  expect(await nextWallet(address).validateRetiring({ wallet: 1, lost: true })).toMatchObject({
    refusal: staff['hot-wallet-retired'],
  });
});
