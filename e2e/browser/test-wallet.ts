import type { Page } from 'playwright-core';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

export type TestWallet = {
  readonly address: string;
  declines: boolean;
  readonly requests: string[];
  readonly signed: string[];
};

/** A wallet as a browser extension puts it into a page. Its key stays out here. */
export async function putWallet(
  page: Page,
  chainId = 1,
  account = privateKeyToAccount(generatePrivateKey()),
): Promise<TestWallet> {
  const wallet: TestWallet = { address: account.address, declines: false, requests: [], signed: [] };
  await page.exposeFunction('askTestWallet', async (method: string, params: string[] = []) => {
    wallet.requests.push(method);
    if (method === 'eth_requestAccounts') return [account.address];
    if (method === 'eth_chainId') return `0x${chainId.toString(16)}`;
    if (method !== 'personal_sign') throw new Error(`this wallet was asked for ${method}`);
    if (wallet.declines) return null;
    const text = Buffer.from(params[0]!.slice(2), 'hex').toString();
    wallet.signed.push(text);
    return account.signMessage({ message: text });
  });
  await page.addInitScript(() => {
    type Ask = (method: string, params?: readonly string[]) => Promise<unknown>;
    const provider = {
      async request({ method, params }: { method: string; params?: readonly string[] }) {
        const answer = await (globalThis as unknown as { askTestWallet: Ask }).askTestWallet(method, params);
        if (answer === null) throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
        return answer;
      },
    };
    const info = { uuid: 'b3f3a1b0-2f4e-4a57-8d0e-1c5a7d9e0f11', name: 'Harbour Wallet', icon: '', rdns: 'test.quay' };
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
    addEventListener('eip6963:requestProvider', announce);
    announce();
  });
  return wallet;
}
