import type { Call } from '@quay/contract';
import { type C2cMe, me, PURCHASE_HOLD_HOURS, purchaseHeldUntil } from '@quay/contract/c2c';
import type { Withdrawal } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealDetails } from '../src/areas/c2c/methods/sealed.ts';
import { masterKey } from '../src/secrets/master-key.ts';
import { openSecrets } from '../src/secrets/secrets.ts';
import { Clock, HOUR } from './account.ts';
import { c2cPurchaseReasons } from './reached/c2c.ts';
import { dataOf, reasonOf, Serving, traderFunds } from './serving.ts';
import { Trader } from './trader.ts';
import { opened, Withdrawer } from './withdrawer.ts';

const clock = new Clock();
/** Whoever signs up later has little of their own. */
const funds = [...traderFunds.user];
let serving: Serving;
let mia: Trader;
let bob: Trader;
let withdrawer: Withdrawer;

beforeAll(async () => {
  const practice = { user: funds, desk: [] };
  serving = await Serving.start({ blockMs: 100, now: clock.now, practice }, { chains: 'development' });
  mia = await Trader.merchant(serving, clock, 'Mia Stone');
  await serving.close();
  funds.splice(0, funds.length, ['USDT', units('100')]);
  await serving.open();
  withdrawer = await Withdrawer.sign(serving, clock, 'bob');
  bob = await Trader.of(withdrawer.account, 'Bob Miller', withdrawer.email);
  await bob.verify();
  await opened(serving);
});
afterAll(() => serving.end());

const heldOf = async () => (await bob.get(me as Call<never, C2cMe>)).held;

test('what was bought from others stays for a day, whatever coin it is in, and what was there before does not', async () => {
  const { methodId } = await mia.method();
  const order = await bob.buys(await mia.ad({ methodIds: [methodId] }), { quantity: '200' });
  expect(await heldOf()).toBe('0');
  await bob.pays(order);
  await mia.releases(order);
  expect(await heldOf()).toBe('200');

  // Until the moment that the sheet of who buys names, to the millisecond.
  const { doneAt } = await bob.order(order.orderId);
  const heldAt = (now: number) =>
    serving.withReads(({ c2c }) => c2c.netBought(bob.id, now - PURCHASE_HOLD_HOURS * HOUR));
  expect(await heldAt(purchaseHeldUntil(doneAt!) - 1)).toBe(units('200'));
  expect(await heldAt(purchaseHeldUntil(doneAt!))).toBe(0n);

  // 300 in all, of which 200 stay.
  const tooMuch = await withdrawer.ask({ amount: '100.01' });
  expect(reasonOf(tooMuch)).toBe('wallet/purchase-held');
  expect(tooMuch.envelope.data).toMatchObject({ params: { left: '100', coin: 'USDT' }, field: 'amount' });
  // What is sold again needs not stay.
  const buying = await mia.ad({ side: 'buy', kinds: ['alipay'] });
  // Saved long ago, so that it can be paid to.
  const secrets = openSecrets(masterKey(undefined, serving.dataDir));
  const sealed = sealDetails(secrets, bob.id, { realName: bob.name, account: 'bob' });
  const old = { userId: bob.id, kind: 'alipay', sealed, qrFile: null, at: clock.now() - 25 * HOUR } as const;
  const saved = await serving.withReads(({ c2c }) => c2c.savePaymentMethod(old, { replaces: undefined, most: 9 }));
  if (typeof saved === 'string') throw new Error(saved);
  const sale = await bob.sells(buying, saved.id, { quantity: '50' });
  expect(await heldOf()).toBe('200');
  await mia.pays(sale);
  await bob.releases(sale, { proof: { totp: await withdrawer.account.totp() } });
  expect(await heldOf()).toBe('150');
  expect(reasonOf(await withdrawer.ask({ amount: '100.01' }))).toBe('wallet/purchase-held');
  expect(dataOf<Withdrawal>(await withdrawer.ask({ amount: '100' }))).toMatchObject({ amount: '100' });
});

test('this was met', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...c2cPurchaseReasons]));
});
