import type { Call } from '@quay/contract';
import {
  type Ad,
  buy,
  type C2cOrder,
  createAd,
  METHOD_WAIT_HOURS,
  orderDetail,
  type PaymentMethod,
  pay,
  release,
  saveMethod,
  sell,
} from '@quay/contract/c2c';
import { type Member, memberInfo, type Proof } from '@quay/contract/identity';
import { applyBusiness } from '@quay/contract/verification';
import { type Balance, wallets } from '@quay/contract/wallet';
import { sealFields } from '../src/areas/verification/sealed.ts';
import { masterKey } from '../src/secrets/master-key.ts';
import { openSecrets } from '../src/secrets/secrets.ts';
import { Account, type AnyCall, type Clock, HOUR } from './account.ts';
import { businessOf } from './applicant.ts';
import { boundAuthenticator } from './authenticator.ts';
import type { Answer, Serving } from './serving.ts';

export const FUND = '482913';
const PASSWORD = 'tall harbour 42';
let requests = 0;
/** A name for an intent that was not used before. */
export const requestId = (): string => `r-${++requests}`;

/** Somebody who trades coins for fiat. */
export class Trader {
  readonly account: Account;
  readonly id: number;
  readonly name: string;
  readonly email: string;

  private constructor(account: Account, id: number, name: string, email: string) {
    this.account = account;
    this.id = id;
    this.name = name;
    this.email = email;
  }

  /** Signs up with a fund password, not verified yet. `name` is as in a passport. */
  static async sign(serving: Serving, clock: Clock, name: string): Promise<Trader> {
    const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
    const account = await Account.byEmail(serving, clock, { email, password: PASSWORD, fundPassword: FUND });
    return Trader.of(account, name, email);
  }

  /** Somebody who has an account. */
  static async of(account: Account, name: string, email: string): Promise<Trader> {
    const { id } = await account.get(memberInfo as Call<never, Member>);
    return new Trader(account, id, name, email);
  }

  /** Somebody whom staff verified. */
  static async verified(serving: Serving, clock: Clock, name: string): Promise<Trader> {
    const trader = await Trader.sign(serving, clock, name);
    await trader.verify();
    return trader;
  }

  /** A merchant with the deposit paid. */
  static async merchant(serving: Serving, clock: Clock, name: string): Promise<Trader> {
    const trader = await Trader.sign(serving, clock, name);
    await trader.vouched();
    await trader.bindAuthenticator();
    await trader.payDeposit();
    return trader;
  }

  /** As far verified as a merchant has to be. */
  async vouched(more: { readonly isMerchant?: boolean } = {}): Promise<void> {
    const { serving, clock } = this.account;
    const sealed = this.#sealed();
    await serving.withReads(({ verification }) =>
      verification.vouchFor({ user: this.id, sealed, at: clock.now(), ...more }),
    );
  }

  /** A second factor, which every merchant has. */
  async bindAuthenticator(): Promise<void> {
    const { account } = this;
    Object.assign(account, await boundAuthenticator(account.serving, this, account.clock.now));
  }

  /** What an act asks for besides the fund password: nothing without a second factor. */
  proof(): Proof {
    const recoveryCode = this.account.recoveryCodes.pop();
    return recoveryCode === undefined ? {} : { recoveryCode };
  }

  async verify(): Promise<void> {
    const sealed = this.#sealed();
    const at = this.account.clock.now();
    await this.account.serving.withReads(async ({ verification }) => {
      const plain = { user: this.id, kind: 'basic', sealed, documentHash: null, at, dueAt: at, files: [] } as const;
      const applied = await verification.apply({ ...plain, purpose: 'identity', level: 'none' });
      if ('no' in applied) throw new Error(applied.no);
      const { id } = applied.review;
      await verification.takeReview(id, STAFF, at, at);
      await verification.decideReview({ review: id, staff: STAFF, pass: true, reason: null, remark: null, at });
    });
  }

  #sealed(): Uint8Array {
    const secrets = openSecrets(masterKey(undefined, this.account.serving.dataDir));
    return sealFields(secrets, this.id, { realName: this.name });
  }

  /** What a merchant's deposit lacks. */
  async payDeposit(): Promise<void> {
    await this.account.get(applyBusiness, await businessOf(this.account.serving, this.account.token));
  }

  ask(call: AnyCall, request: object = {}): Promise<Answer> {
    return this.account.ask(call, request);
  }

  get<Response>(call: Call<never, Response>, request: object = {}): Promise<Response> {
    return this.account.get(call, request);
  }

  reason(call: AnyCall, request: object = {}): Promise<string | undefined> {
    return this.account.reason(call, request);
  }

  async method(more: object = {}): Promise<PaymentMethod> {
    const plain = { kind: 'alipay', realName: this.name, account: this.email, fundPassword: FUND, proof: this.proof() };
    // Saved a day ago: it can be paid to.
    const { clock } = this.account;
    clock.forward(-METHOD_WAIT_HOURS * HOUR);
    try {
      return await this.get(saveMethod as Call<never, PaymentMethod>, { ...plain, ...more });
    } finally {
      clock.forward(METHOD_WAIT_HOURS * HOUR);
    }
  }

  /** An ad for 1,000 USDT at 7.2 CNY. A sell ad needs `methodIds`. */
  async ad(more: object = {}): Promise<Ad> {
    return this.get(createAd as Call<never, Ad>, adOf(more));
  }

  async buys(ad: Ad, more: object = {}): Promise<C2cOrder> {
    return this.get(buy as Call<never, C2cOrder>, takeOf(ad, more));
  }

  async sells(ad: Ad, methodId: number, more: object = {}): Promise<C2cOrder> {
    return this.get(sell as Call<never, C2cOrder>, takeOf(ad, { methodId, ...more }));
  }

  order(orderId: number): Promise<C2cOrder> {
    return this.get(orderDetail as Call<never, C2cOrder>, { orderId });
  }

  pays({ orderId }: { readonly orderId: number }): Promise<C2cOrder> {
    return this.get(pay as Call<never, C2cOrder>, { orderId });
  }

  releases({ orderId }: { readonly orderId: number }, more: object = {}): Promise<C2cOrder> {
    return this.get(release as Call<never, C2cOrder>, { orderId, fundPassword: FUND, proof: this.proof(), ...more });
  }

  /** What is there of a coin: available and frozen in spot, frozen in escrow. */
  async has(symbol = 'USDT'): Promise<{ spot: string; held: string; escrow: string }> {
    const rows = await this.get(wallets as Call<never, Balance[]>);
    const of = (book: string) => rows.find((row) => row.book === book && row.symbol === symbol);
    const spot = of('spot');
    return { spot: spot?.available ?? '0', held: spot?.frozen ?? '0', escrow: of('c2c')?.frozen ?? '0' };
  }
}

/** Of the administrator that the first start makes. */
const STAFF = 1;

export const adOf = (more: object = {}) => ({
  side: 'sell',
  symbol: 'USDT',
  fiat: 'CNY',
  priceKind: 'fixed',
  price: '7.2',
  quantity: '1000',
  min: '100',
  max: '5000',
  kinds: [],
  methodIds: [],
  minutes: 30,
  terms: 'Own account alone.',
  autoReply: '',
  requestId: requestId(),
  ...more,
});

/** The same words as a change of an ad that is there. */
export function adChangeOf(adId: number, more: object = {}) {
  const { side: _, symbol: __, fiat: ___, requestId: ____, ...words } = adOf(more);
  return { ...words, adId };
}

/** Takes an ad for 720 CNY, by its first method. */
export const takeOf = (ad: Ad, more: object = {}) => ({
  adId: ad.adId,
  methodId: ad.methodIds[0],
  price: ad.price,
  ...('quantity' in more ? {} : { money: '720' }),
  requestId: requestId(),
  ...more,
});
