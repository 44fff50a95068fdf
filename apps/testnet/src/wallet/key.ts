import { storedValue } from '@quay/web-kit/storage';
import type { Hex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { create } from 'zustand';

/** The key of the test wallet: made in this browser, kept in it as it is, and good for test coins alone. */
const key = storedValue<Hex | null>('quay.testnet.key', null);

function accountOf(held: Hex | null): PrivateKeyAccount | undefined {
  try {
    return held === null ? undefined : privateKeyToAccount(held);
  } catch {
    // Something else stands where the key should be.
    return undefined;
  }
}

type TestWallet = {
  readonly account: PrivateKeyAccount | undefined;
  /** False where the browser keeps nothing. */
  readonly isKept: boolean;
  make(): void;
  forget(): void;
};

export const useTestWallet = create<TestWallet>()((set) => ({
  account: accountOf(key.read()),
  isKept: true,
  make() {
    const made = generatePrivateKey();
    const isKept = key.write(made);
    set({ account: accountOf(made), isKept });
  },
  forget() {
    key.write(null);
    set({ account: undefined });
  },
}));
