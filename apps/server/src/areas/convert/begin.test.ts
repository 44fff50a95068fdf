import { markets } from '@quay/cast';
import { systemAccounts } from '@quay/core';
import { divide, units } from '@quay/money';
import { expect, it } from 'vitest';
import { inProcessCore } from '../../outside/simulated-market/testing/in-process-core.ts';
import { MarketView } from '../market/view.ts';
import { beginConvert } from './begin.ts';

async function begun(isSimulated: boolean) {
  const { core, port } = inProcessCore({}, { now: Date.UTC(2026, 10, 21) });
  const view = new MarketView();
  port.onCommitted((committed) => view.apply(committed));
  await port.submitAll(markets.map((input) => ({ name: 'market/list-market', input })));
  const again = () => beginConvert(port, view.markets(), isSimulated);
  await again();
  const has = (asset: string) => core.ledger.balance(systemAccounts.convert, 'spot', asset).available;
  return { core, port, again, has };
}

it('gives the house worth of two million of each coin where the market is simulated, once', async () => {
  const { core, again, has } = await begun(true);
  const funds = () => ['USDT', ...markets.map(({ base }) => base)].map((coin) => [coin, has(coin)]);
  expect(funds()).toEqual([
    ['USDT', units('2000000')],
    ...markets.map(({ base, referencePrice }) => [base, divide(units('2000000'), referencePrice, 'down')]),
  ]);
  const before = core.engine.digest();
  await again();
  expect(core.engine.digest()).toBe(before);
});

it('gives it nothing in a real market, where coins come from outside alone', async () => {
  const { has } = await begun(false);
  for (const coin of ['USDT', 'BTC', 'PEPE']) expect(has(coin)).toBe(0n);
});

it('lets half a million’s worth of each coin away in a day', async () => {
  const { port } = await begun(true);
  await port.submit('wallet/open-account', { owner: 1_000, kind: 'user' });
  const quote = (takeAmount: string, giveAmount: string) =>
    port.submit('convert/quote', {
      owner: 1_000,
      give: 'USDT',
      take: 'BTC',
      giveAmount: units(giveAmount),
      takeAmount: units(takeAmount),
    });
  // BTC is at 64,200.
  expect((await quote('7.7', '500000')).outcome.ok).toBe(true);
  expect((await quote('7.8', '500760')).outcome).toMatchObject({
    ok: false,
    refusal: { reason: 'convert/house-short' },
  });
});
