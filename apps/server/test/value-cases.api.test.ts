import { marketOf } from '@quay/cast';
import type { Call } from '@quay/contract';
import { placeOrder } from '@quay/contract/spot';
import { ONE, text, units } from '@quay/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Serving } from './serving.ts';

const giver = { username: 'giver1042', password: 'tall harbour 42' };
const getter = { username: 'getter1043', password: 'small harbour 43' };
let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start();
});
afterAll(() => serving.end());

const saidOf = (user: number) =>
  serving.withReads(async ({ staff }) =>
    (await staff.audit({ subject: `user ${user}`, size: 10 })).map(({ act }) => act),
  );

test('value that is given away is said in the history of both, once, and after a restart too', async () => {
  const [giving, getting] = [await serving.register(giver), await serving.register(getter)];
  const { referencePrice, tick } = marketOf('BTC');
  const low = (referencePrice * 95n) / 100n;
  const price = text(low - (low % tick));
  const quantity = text((units('700') * ONE) / (referencePrice - low));
  const wish = { symbol: 'BTC', type: 'limit', price, quantity: quantity.slice(0, 6) };
  await serving.get(placeOrder as Call<never, unknown>, { ...wish, side: 'sell' }, { token: giving.token });
  await serving.get(placeOrder as Call<never, unknown>, { ...wish, side: 'buy' }, { token: getting.token });
  for (const end = Date.now() + 20_000; (await saidOf(giving.member.id)).length === 0 && Date.now() < end; ) {
    await new Promise((next) => setTimeout(next, 50));
  }
  expect(await saidOf(giving.member.id)).toEqual(['value-given']);
  expect(await saidOf(getting.member.id)).toEqual(['value-got']);
  const [said] = await serving.withReads(({ staff }) => staff.audit({ act: 'value-given', size: 1 }));
  expect(JSON.parse(said!.details)).toMatchObject({ counterparty: String(getting.member.id), case: '1' });
  await serving.close();
  await serving.open();
  expect(await saidOf(giving.member.id)).toEqual(['value-given']);
});
