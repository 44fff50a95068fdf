import { contracts as castContracts, marketOf } from '@quay/cast';
import { type Account, type PositionRow, plainOrder } from '@quay/core';
import { units } from '@quay/money';
import { MarketView } from '../../../areas/market/view.ts';
import { ContractsView } from '../../../areas/perpetual/contracts-view.ts';
import { CALENDAR_PACE } from '../../../areas/perpetual/delivery-pace.ts';
import { ContractMarketMakers } from '../contract-market-makers.ts';
import { listContracts } from '../list-contracts.ts';
import { listMarkets, marketMakerFunds } from '../list-markets.ts';
import { inProcessCore } from './in-process-core.ts';

export const START = Date.UTC(2026, 0, 5, 12);
export const STEP_MS = 350;
export const ALICE = 1_001;
export const BTC = 'BTCUSDT-PERP';
export const keyOf = (symbol: string) => `perpetual:${symbol}`;
export const symbols = castContracts.map(({ symbol }) => symbol);

/** A core with all contracts, whose coins are worth what `prices` says. */
export async function exchange() {
  const clock = { now: START };
  const { core, port, written } = inProcessCore(
    { practice: { user: [['USDT', units('100000')]], desk: marketMakerFunds() } },
    clock,
  );
  const view = new MarketView();
  const contracts = new ContractsView();
  port.onCommitted((committed) => {
    view.apply(committed);
    contracts.apply(committed);
  });
  await listMarkets(port);
  await listContracts(port, contracts, CALENDAR_PACE);
  const coins = [...new Set(castContracts.map(({ coin }) => coin))];
  const prices = new Map(coins.map((coin) => [coin, marketOf(coin).referencePrice]));
  const record = () =>
    port.submitAll(
      coins.map((coin) => ({
        name: 'perpetual/record-prices',
        input: {
          coin,
          prices: [1, 2, 3].map((n) => ({ source: `venue-${n}`, price: prices.get(coin)!, weight: 1, at: clock.now })),
        },
      })),
    );
  await record();
  const reads = {
    wallet: {
      balances: async (owner: number) =>
        [...core.ledger.accounts.values()].filter((one: Account) => one.owner === owner),
    },
    perpetual: { positions: async (owner: number) => [...core.perpetual.positions.ofOwner(owner)] as PositionRow[] },
  };
  const marketMakersOf = async (run: number) => {
    const fairPrice = (coin: string) => prices.get(coin);
    const marketMakers = new ContractMarketMakers({
      port,
      view,
      contracts,
      reads,
      fairPrice,
      pace: () => ({ busy: 1, wild: 1 }),
      seed: 'harbour',
      run,
    });
    await marketMakers.open(clock.now);
    const pass = async (ms: number, stepMs = STEP_MS) => {
      for (let passed = 0; passed < ms; passed += stepMs) {
        clock.now += stepMs;
        if (stepMs >= 1_000 || passed % (3 * stepMs) === 0) await record();
        await marketMakers.step(clock.now);
        view.takeNews();
      }
    };
    return { marketMakers, pass };
  };
  const place = (input: object) =>
    port.submit('perpetual/place-order', {
      ...{
        owner: ALICE,
        clientId: null,
        contract: BTC,
        type: 'market',
        price: null,
        timeInForce: 'ioc',
        leverage: null,
        ...plainOrder,
      },
      ...input,
    });
  return {
    clock,
    core,
    port,
    written,
    view,
    contracts,
    reads,
    prices,
    record,
    marketMakersOf,
    place,
    ...(await marketMakersOf(1)),
  };
}
