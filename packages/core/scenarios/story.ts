import { marketOf } from '@quay/cast';
import type { SelfTradeMode, TimeInForce } from '@quay/contract/spot';
import { text, units } from '@quay/money';
import { MemoryStore } from '../simulation/memory-store.ts';
import type { Order, PlacedPair } from '../src/index.ts';

const people = { alice: 1001, bob: 1002, carol: 1003, desk: 100 } as const;
type Person = keyof typeof people;

/**
 * A story that anybody can read and check: one line an act, with a header. Columns that are not needed are
 * left out; `-` is nothing. Every line is run on the real core, every invariant is checked after it.
 *
 * Acts: `buys` and `sells` (`at` a price or `market`, not beyond the `worst`, with a `stop` price, in `force`, with a `self`-trade mode;
 * where one `rests` at a price, a pair; with a `profit` or a `loss`, a purchase with exits), `amends`
 * and `cancels` (an `order`), `cancels all`, `holds` (states `free` / `frozen` of a `coin`), `sees` (an `order` as it is
 * now), `passes` (so many `hours` go by, and what is due happens), `halts` and `opens` (staff, the market). `becomes` is
 * the order's status, or the reason of a refusal; `why` says why it ended; `maker` and `taker` are its fee rates.
 */
export function story(
  lines: string,
  options: { readonly funds?: Partial<Record<Person, string>>; readonly openOrders?: number } = {},
): void {
  const funds = Object.entries(
    options.funds ?? { alice: '10000 USDT, 5 BTC', bob: '10000 USDT, 5 BTC', carol: '10000 USDT, 5 BTC' },
  );
  const store = new MemoryStore({ practice: { user: [], desk: [] } });
  let at = Date.UTC(2026, 0, 1);
  const send = (name: string, input: object) => store.send(name, input, at++);

  send('market/list-market', {
    ...marketOf('BTC'),
    referencePrice: units('64000'),
    maxOpenOrders: options.openOrders ?? 200,
  });
  for (const person of Object.keys(people) as Person[]) {
    send('wallet/open-account', { owner: people[person], kind: person === 'desk' ? 'desk' : 'user' });
  }
  for (const [person, held] of funds) {
    for (const [amount, asset] of held.split(', ').map((one) => one.split(' ') as [string, string])) {
      const { ledger } = store.core;
      const leg = { cause: 'practice-funds' as const };
      ledger.post(1, at, [
        { ...leg, account: ledger.account(1, 'spot', asset), amount: -units(amount) },
        { ...leg, account: ledger.account(people[person as Person], 'spot', asset), amount: units(amount) },
      ]);
    }
  }

  /** An order as the tables have it, whether it lives or is over. */
  const rowOf = (id: number): Order => {
    store.project(store.batches.length);
    return store.rows.get('spot_orders')!.get(String(id)) as Order;
  };

  const [header, ...rows] = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  for (const [number, cells] of rows.entries()) {
    const row = Object.fromEntries(header!.map((name, column) => [name, cells[column] ?? '-'])) as Record<
      string,
      string
    >;
    const owner = people[row.who as Person];
    const value = (name: string) => (row[name] === undefined || row[name] === '-' ? null : units(row[name]));
    const report = (what: string, is: string) => {
      if (row[what] !== undefined && row[what] !== '-' && row[what] !== is) {
        throw new Error(`line ${number + 1} (${cells.join(' | ')}): ${what} is ${is}`);
      }
    };
    const act = row.does!;

    if (act === 'passes') {
      at += Number(row.hours) * 3_600_000;
      store.tick(at);
    } else if (act === 'halts' || act === 'opens') {
      const reply = send('market/set-status', {
        market: 'BTC',
        status: act === 'halts' ? 'halted' : 'trading',
        staff: 7,
      });
      if (!reply.outcome.ok) throw new Error(`line ${number + 1}: ${reply.outcome.refusal.reason}`);
    } else if (act === 'sees') {
      const order = rowOf(Number(row.order));
      report('becomes', order.status);
      report('filled', text(order.filledQuantity));
      report('for', text(order.filledAmount));
      report('fee', text(order.fee));
      report('why', order.ended ?? '');
    } else if (act === 'holds') {
      const account = store.core.ledger.balance(owner, 'spot', row.coin!);
      report('free', text(account.available));
      report('frozen', text(account.frozen));
    } else if (act === 'cancels all') {
      const reply = send('spot/cancel-all', { owner, symbol: null });
      report(
        'becomes',
        reply.outcome.ok ? `cancelled ${(reply.outcome.value as number[]).length}` : reply.outcome.refusal.reason,
      );
    } else {
      const reply =
        act === 'cancels'
          ? send('spot/cancel-order', { owner, order: Number(row.order) })
          : act === 'amends'
            ? send('spot/amend-order', {
                owner,
                order: Number(row.order),
                price: value('at'),
                quantity: value('quantity'),
              })
            : send(...placed(row, owner, value));
      if (!reply.outcome.ok) report('becomes', reply.outcome.refusal.reason.split('/')[1]!);
      else {
        const order =
          row.rests === undefined || row.rests === '-'
            ? (reply.outcome.value as Order)
            : (reply.outcome.value as PlacedPair).limit;
        report('becomes', order.status);
        report('order', String(order.id));
        report('filled', text(order.filledQuantity));
        report('for', text(order.filledAmount));
        report('fee', text(order.fee));
        report('why', order.ended ?? '');
        report('maker', text(order.makerFeeRate));
        report('taker', text(order.takerFeeRate));
      }
    }
    const broken = store.core.engine.broken();
    if (broken.length > 0) throw new Error(`after line ${number + 1}: ${broken.join('; ')}`);
  }
}

/** The command that places what a line says. */
function placed(
  row: Readonly<Record<string, string>>,
  owner: number,
  value: (name: string) => bigint | null,
): [name: string, input: object] {
  const said = (name: string): string | undefined => (row[name] === '-' ? undefined : row[name]);
  const order = {
    ...{ owner, clientId: said('id') ?? null, market: said('market') ?? 'BTC' },
    ...{ side: row.does === 'buys' ? 'buy' : 'sell', quantity: value('quantity') },
    selfTrade: (said('self') ?? 'cancel-taker') as SelfTradeMode,
    stopPrice: value('stop'),
  };
  if (said('rests') !== undefined) {
    return [
      'spot/place-oco',
      { ...order, price: value('rests'), stopLimitPrice: row.at === 'market' ? null : value('at') },
    ];
  }
  const type = `${order.stopPrice === null ? '' : 'stop-'}${row.at === 'market' ? 'market' : 'limit'}`;
  const single = {
    ...{ ...order, type, price: row.at === 'market' ? value('worst') : value('at'), amount: value('spending') },
    timeInForce: (said('force') ?? (/market$/.test(type) ? 'ioc' : 'gtc')) as TimeInForce,
  };
  const exits = { takeProfit: value('profit'), stopLoss: value('loss') };
  const plain = exits.takeProfit === null && exits.stopLoss === null && said('exits') === undefined;
  return plain ? ['spot/place-order', single] : ['spot/place-bracket', { ...single, ...exits }];
}
