import type { Call } from '@quay/contract';
import {
  type Ad,
  kindConfig,
  kinds,
  METHODS_MAX,
  methods,
  type PaymentMethod,
  type PaymentTermsRow,
  removeMethod,
  saveMethod,
  unshelveAd,
  updateAd,
} from '@quay/contract/c2c';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Clock } from './account.ts';
import { uploaded } from './applicant.ts';
import { methodReasons } from './reached/c2c-people.ts';
import { dataOf, reasonOf, Serving } from './serving.ts';
import { adChangeOf, FUND, Trader } from './trader.ts';

let serving: Serving;
const clock = new Clock();
/** A merchant. */
let alice: Trader;
let bob: Trader;
/** Was never verified. */
let mallory: Trader;

beforeAll(async () => {
  serving = await Serving.start({ now: clock.now });
  alice = await Trader.merchant(serving, clock, 'Alice Liddell');
  bob = await Trader.verified(serving, clock, 'Bob Miller');
  mallory = await Trader.sign(serving, clock, 'Mallory Black');
});
afterAll(() => serving.end());

const request = (more: object = {}) => ({
  kind: 'bank-card',
  realName: 'Bob Miller',
  account: '6222021302001234567',
  bankName: 'Bank of the Harbour',
  fundPassword: FUND,
  proof: {},
  ...more,
});
const refusedFor = (who: Trader, more: object = {}) => who.reason(saveMethod, request({ proof: who.proof(), ...more }));
const listed = (who: Trader) => who.get(methods as Call<never, PaymentMethod[]>);

describe('the kinds', () => {
  test('say what is written down of an account, and for which fiats, to guests too', async () => {
    const rows = await serving.get(kinds as Call<never, PaymentTermsRow[]>);
    expect(rows).toHaveLength(18);
    const card = rows.find(({ kind }) => kind === 'bank-card');
    expect(card).toMatchObject({ needed: ['account', 'bankName'], optional: ['branch'], qr: false, instant: true });
    expect(card!.fiats).toContain('CNY');
    const zelle = await serving.get(kindConfig as Call<never, PaymentTermsRow>, { id: 'zelle' });
    expect(zelle.fiats).toEqual(['USD']);
    expect(reasonOf(await serving.ask(kindConfig, { id: 'cowries' }))).toBe('c2c/method-unknown');
  });
});

describe('an account to be paid to', () => {
  test('bears the verified name, however its owner types it', async () => {
    const saved = await bob.get(saveMethod as Call<never, PaymentMethod>, request({ realName: ' bob  MILLER ' }));
    expect(saved).toMatchObject({
      kind: 'bank-card',
      realName: 'Bob Miller',
      account: '6222021302001234567',
      bankName: 'Bank of the Harbour',
      branch: null,
      qr: null,
      inUse: false,
    });
    expect(await listed(bob)).toEqual([saved]);
    expect(await refusedFor(bob, { realName: 'Alice Liddell' })).toBe('c2c/method-name-differs');
  });

  test('is refused where something of it is missing or somebody else’s', async () => {
    expect(await refusedFor(mallory, { realName: 'Mallory Black' })).toBe('c2c/level-needed');
    const answer = await bob.ask(saveMethod, request({ bankName: ' ' }));
    expect(answer.envelope.data).toMatchObject({ params: { field: 'bankName' }, field: 'bankName' });
    const [bobs] = await listed(bob);
    expect(
      await alice.reason(
        saveMethod,
        request({ methodId: bobs!.methodId, realName: 'Alice Liddell', proof: alice.proof() }),
      ),
    ).toBe('c2c/method-unknown');
    expect(await alice.reason(removeMethod, { methodId: bobs!.methodId })).toBe('c2c/method-unknown');
    expect(await listed(bob)).toHaveLength(1);
  });

  test('has a picture of a QR code where its kind has one: the owner’s own, for this purpose', async () => {
    const qrFile = await uploaded(serving, bob.account.token, 'payment-qr');
    const alipay = { kind: 'alipay', account: 'bob@example.com', bankName: undefined };
    const saved = await bob.get(saveMethod as Call<never, PaymentMethod>, request({ ...alipay, qrFile }));
    expect(saved.qrFile).toBe(qrFile);
    expect((await serving.fetch(saved.qr!)).headers.get('content-type')).toBe('image/jpeg');
    const alices = await uploaded(serving, alice.account.token, 'payment-qr');
    const chat = await uploaded(serving, bob.account.token, 'c2c-chat');
    expect(await refusedFor(bob, { ...alipay, qrFile: alices })).toBe('c2c/picture-unknown');
    expect(await refusedFor(bob, { ...alipay, qrFile: chat })).toBe('c2c/picture-unknown');
    // A bank card has none: what is sent along is not kept.
    const card = await bob.get(saveMethod as Call<never, PaymentMethod>, request({ qrFile: alices, network: 'TRC20' }));
    expect(card).toMatchObject({ qrFile: null, qr: null, network: null });
  });

  test('is saved with the fund password alone, and with an authenticator where one is bound', async () => {
    expect(await refusedFor(bob, { fundPassword: '111111' })).toBe('identity/fund-password-wrong');
    const before = (await listed(bob)).length;
    const carol = await Trader.verified(serving, clock, 'Carol White');
    const { account, email } = carol;
    await account.bindAuthenticator({ emailCode: await account.code('bind-authenticator', email) });
    const hers = { realName: 'Carol White', proof: {} };
    expect(await refusedFor(carol, hers)).toBe('identity/proof-missing');
    expect(await refusedFor(carol, { ...hers, proof: { totp: '000000' } })).toBe('identity/totp-wrong');
    expect(await listed(carol)).toEqual([]);
    expect(await refusedFor(carol, { ...hers, proof: { totp: await account.totp() } })).toBeUndefined();
    expect(await listed(bob)).toHaveLength(before);
  });

  test('is one of twenty at most', async () => {
    const dave = await Trader.verified(serving, clock, 'Dave Green');
    const his = { realName: 'Dave Green' };
    for (let n = 0; n < METHODS_MAX - 1; n++) await dave.method({ kind: 'zelle', account: `+1 555 000 ${n}` });
    const last = await Promise.all([1, 2, 3].map(() => refusedFor(dave, his)));
    expect(last.toSorted()).toEqual(['c2c/methods-too-many', 'c2c/methods-too-many', undefined]);
    const [first] = await listed(dave);
    // A change takes the place of the old one.
    expect(await refusedFor(dave, { ...his, methodId: first!.methodId, account: '12345678' })).toBeUndefined();
    expect(await listed(dave)).toHaveLength(METHODS_MAX);
  });
});

describe('an account that is in use', () => {
  let ad: Ad;
  let method: PaymentMethod;
  const hers = { kind: 'alipay', realName: 'Alice Liddell', bankName: undefined };

  test('by an ad on the shelf is neither changed nor removed', async () => {
    method = await alice.method();
    ad = await alice.ad({ methodIds: [method.methodId] });
    expect((await listed(alice))[0]).toMatchObject({ methodId: method.methodId, inUse: true });
    expect(await refusedFor(alice, { ...hers, methodId: method.methodId })).toBe('c2c/method-in-use');
    expect(await alice.reason(removeMethod, { methodId: method.methodId })).toBe('c2c/method-in-use');
  });

  test('by an order is what the order was made with, whatever becomes of it', async () => {
    const order = await bob.buys(ad);
    expect(order.payTo).toMatchObject({ methodId: method.methodId, account: alice.email, realName: 'Alice Liddell' });
    await alice.get(unshelveAd, { adId: ad.adId });
    expect(await alice.reason(removeMethod, { methodId: method.methodId })).toBe('c2c/method-in-use');
    const changed = await alice.method(
      request({ ...hers, methodId: method.methodId, account: 'alice@new.example', proof: alice.proof() }),
    );
    expect(changed.methodId).not.toBe(method.methodId);
    expect(await listed(alice)).toEqual([changed]);
    expect((await bob.order(order.orderId)).payTo?.account).toBe(alice.email);

    // The ad must name an account that is there before it comes back.
    const updated = await alice.get(
      updateAd as Call<never, Ad>,
      adChangeOf(ad.adId, { methodIds: [changed.methodId] }),
    );
    expect(updated.methodIds).toEqual([changed.methodId]);
    expect(await alice.reason(removeMethod, { methodId: method.methodId })).toBe('c2c/method-unknown');
    expect(dataOf(await alice.ask(removeMethod, { methodId: changed.methodId }))).toEqual({});
    expect(await listed(alice)).toEqual([]);
  });
});

test('nobody reads an account in the database', async () => {
  const [bobs] = await listed(bob);
  await serving.withReads(async ({ c2c }) => {
    const rows = await c2c.paymentMethods(bob.id);
    expect(rows.map(({ id }) => id)).toContain(bobs!.methodId);
    const all = rows.map((row) => `${JSON.stringify(row)} ${Buffer.from(row.sealed).toString('latin1')}`).join('\n');
    for (const secret of ['Bob Miller', '6222021302001234567', 'Harbour']) expect(all).not.toContain(secret);
  });
  expect(serving.logged.join('')).not.toContain('6222021302001234567');
});

test('every refusal was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...methodReasons]));
});
