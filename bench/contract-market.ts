import { contractOf, marketOf, markets } from '@quay/cast';
import { createCore, plainOrder, type Reply, systemAccounts } from '@quay/core';
import { ONE, type Price, units } from '@quay/money';

/** A crowd of holders: each has cross positions in so many contracts, long or short by the parity of the number. */
export type Crowd = {
  readonly owners: number;
  readonly contracts: number;
  readonly each: number;
  /** What the account of a holder has for each position, in parts of what that is worth. */
  marginOf(owner: number): number;
};

const FIRST = 10_000;
/** What every position is worth, or a little less. */
const WORTH = units('600');
/** Sources speak of a time that is cut to that of the command. */
const LATE = 2 ** 45;
/** At once while the crowd opens. */
const TOGETHER = 1_000;
const START = Date.UTC(2026, 0, 1, 1);
const ETH = contractOf('ETHUSDT-PERP');

type Sent = { readonly name: string; readonly input: object };

/** A core without a database, with a crowd in its contracts and a market of spot. Batches become durable when they are told to. */
export function contractMarket({ owners, contracts, each, marginOf }: Crowd) {
  const funds = [['USDT', units('1000000000')] as const, ['BTC', units('1000')] as const];
  /** Batches on their way, with the moment in which each was given away. */
  const flying: { readonly seq: number; readonly since: number }[] = [];
  const { engine, perpetual } = createCore({
    practice: { user: funds, desk: funds },
    port: {
      append({ seq }) {
        flying.push({ seq, since: performance.now() });
      },
    },
  });
  const coins = markets.slice(0, contracts).map(({ base }) => base);
  const symbols = coins.map((coin) => `${coin}USDT-PERP`);
  const quantity = ((WORTH * ONE) / ETH.referencePrice / ETH.lot) * ETH.lot;
  let at = START;
  let refused: string | undefined;

  /** The oldest batch on its way becomes durable, and the next one is made. */
  const land = () => engine.committed(flying.shift()!.seq);

  function send(all: readonly Sent[]): void {
    const sentAll = all.map((one) => ({
      sent: { ...one, at },
      answer: ({ outcome }: Reply) => {
        if (!outcome.ok) refused = outcome.refusal.reason;
      },
    }));
    engine.submitAll(sentAll);
    while (flying.length > 0) land();
    if (refused) throw new Error(`the core refused what the bench sent: ${refused}`);
  }

  const facts = (coin: string, price: Price): Sent => ({
    name: 'perpetual/record-prices',
    input: { coin, prices: [1, 2, 3].map((n) => ({ source: `venue-${n}`, price, weight: 1, at: LATE })) },
  });
  const order = (owner: number, contract: string, isLong: boolean): Sent => ({
    name: 'perpetual/place-order',
    input: {
      ...{ owner, clientId: null, contract, intent: isLong ? 'open-long' : 'open-short', type: 'limit' },
      ...{ price: ETH.referencePrice, quantity, timeInForce: 'gtc', leverage: 100, ...plainOrder },
    },
  });

  send([{ name: 'market/list-market', input: marketOf('BTC') }]);
  /** An order that closes what a holder has, at a price. */
  const closing = (owner: number, isLong: boolean, price: Price): Sent => {
    const { name, input } = order(owner, symbols[0]!, isLong);
    const intent = isLong ? 'close-long' : 'close-short';
    return { name, input: { ...input, intent, price: (price / ETH.tick) * ETH.tick, leverage: null } };
  };

  for (const [n, symbol] of symbols.entries()) {
    const coin = coins[n]!;
    const listed = { ...ETH, symbol, coin, base: coin, openInterestMax: units('100000000') };
    send([{ name: 'perpetual/list-contract', input: listed }]);
    send([facts(coin, ETH.referencePrice)]);
  }
  send([
    {
      name: 'wallet/fund-system-account',
      input: { account: systemAccounts.insurance, asset: 'USDT', amount: units('100000000') },
    },
  ]);
  const waiting: Sent[] = [];
  const push = (...all: readonly Sent[]) => {
    waiting.push(...all);
    if (waiting.length >= TOGETHER) send(waiting.splice(0));
  };
  for (let n = 0; n < owners; n++) {
    const owner = FIRST + n;
    const amount =
      (quantity * ETH.referencePrice * BigInt(each) * BigInt(Math.round(marginOf(n) * 1e6))) / ONE / 1_000_000n;
    const moved = { owner, requestId: 'in', asset: 'USDT', fromBook: 'spot', toBook: 'contract', amount };
    push(
      { name: 'wallet/open-account', input: { owner, kind: 'user' } },
      { name: 'wallet/transfer-coins', input: moved },
    );
    // Two neighbours are in the same contracts, one of them long and the other short.
    for (let turn = 0; turn < each; turn++)
      push(order(owner, symbols[((n >> 1) + turn * 3) % contracts]!, n % 2 === 0));
  }
  send(waiting.splice(0));

  return {
    engine,
    perpetual,
    ...{ coins, facts, closing, send, land, flying },
    referencePrice: ETH.referencePrice,
    /** Moves the clock on. */
    pass(ms: number): number {
      at += ms;
      return at;
    },
    get at(): number {
      return at;
    },
  };
}

export type ContractMarket = ReturnType<typeof contractMarket>;
