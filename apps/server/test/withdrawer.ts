import type { Call } from '@quay/contract';
import { type Member, memberInfo } from '@quay/contract/identity';
import { type CoinNetworks, networks, type Withdrawal, withdraw } from '@quay/contract/wallet';
import { type Address, createWalletClient, type Hex, http, publicActions } from 'viem';
import { generatePrivateKey, privateKeyToAccount, privateKeyToAddress } from 'viem/accounts';
import { Account, type Clock } from './account.ts';
import type { Answer, Serving } from './serving.ts';

export const FUND = '482913';
const PASSWORD = 'tall harbour 42';
const GAS = 100_000n;

/** Somebody with an authenticator and a fund password, who withdraws. */
export class Withdrawer {
  readonly account: Account;
  readonly id: number;
  readonly email: string;

  private constructor(account: Account, id: number, email: string) {
    this.account = account;
    this.id = id;
    this.email = email;
  }

  static async sign(serving: Serving, clock: Clock, name: string): Promise<Withdrawer> {
    const email = `${name}@example.com`;
    const account = await Account.byEmail(serving, clock, { email, password: PASSWORD, fundPassword: FUND });
    await account.bindAuthenticator({ emailCode: await account.code('bind-authenticator', email) });
    const { id } = await account.get(memberInfo as Call<never, Member>);
    return new Withdrawer(account, id, email);
  }

  /** An address of somebody beyond Quay, saved long ago. */
  async saved(address: Address = somebody(), network = 'ERC20'): Promise<Address> {
    const { serving, clock } = this.account;
    const row = { userId: this.id, network, address, label: `Saved ${address.slice(2, 6)}`, usableFrom: clock.now() };
    await serving.withReads(({ chain }) => chain.saveAddress({ ...row, at: row.usableFrom }, 50));
    return address;
  }

  async request(more: object = {}): Promise<object> {
    const address = 'address' in more ? more.address : await this.saved();
    const proof = 'proof' in more ? more.proof : { totp: await this.account.totp() };
    const proposal = { symbol: 'USDT', network: 'ERC20', amount: '100', requestId: `w-${somebody()}`.slice(0, 30) };
    return { ...proposal, fundPassword: FUND, ...more, address, proof };
  }

  async ask(more: object = {}): Promise<Answer> {
    return this.account.ask(withdraw, await this.request(more));
  }

  async withdraw(more: object = {}): Promise<Withdrawal> {
    return this.account.get(withdraw as Call<never, Withdrawal>, await this.request(more));
  }
}

export const somebody = (): Address => privateKeyToAddress(generatePrivateKey());

/** A network is open once it was asked about itself. */
export async function opened(serving: Serving): Promise<void> {
  for (const end = Date.now() + 60_000; ; await new Promise((next) => setTimeout(next, 100))) {
    const [usdt] = await serving.get<CoinNetworks>(networks);
    if (usdt?.networks.every(({ depositOpen }) => depositOpen)) return;
    if (Date.now() > end) throw new Error('the networks do not open');
  }
}

/** A contract of nobody's, which answers nothing. It needs coins for its fee. */
export async function someContract(serving: Serving, give: (address: Address) => Promise<unknown>): Promise<Address> {
  const account = privateKeyToAccount(generatePrivateKey());
  await give(account.address);
  const transport = http(`${serving.url}/testnet/rpc/ERC20`);
  const client = createWalletClient({ account, transport, pollingInterval: 50 }).extend(publicActions);
  for (const end = Date.now() + 30_000; (await client.getBalance({ address: account.address })) === 0n; ) {
    if (Date.now() > end) throw new Error('no coins for the fee came');
    await new Promise((next) => setTimeout(next, 100));
  }
  // Gives one byte of nothing as its code.
  const data: Hex = '0x600160005260016000f3';
  const hash = await client.sendTransaction({ data, gas: GAS, chain: null });
  return (await client.waitForTransactionReceipt({ hash })).contractAddress!;
}
