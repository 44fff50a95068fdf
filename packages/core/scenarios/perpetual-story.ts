import { type CastContract, contractOf, marketOf } from '@quay/cast';
import type { Intent } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { MemoryStore } from '../simulation/memory-store.ts';
import {
  type Contract,
  type CoreOptions,
  coreTables,
  type FundingPeriod,
  type Order,
  type PositionRow,
  plainOrder,
  readChanges,
  systemAccounts,
  type Table,
} from '../src/index.ts';

export const people = { alice: 1001, bob: 1002, carol: 1003, maker: 100 } as const;
export type Person = keyof typeof people;

export const LINEAR = 'BTCUSDT-PERP';
export const OTHER = 'ETHUSDT-PERP';
export const INVERSE = 'BTCUSD-PERP';

/** The first stamp of funding in a story. */
export const STAMP = Date.UTC(2026, 0, 1, 8);

/** What an order says beside its intent, quantity and price. */
type Said = {
  readonly in?: string;
  readonly force?: 'gtc' | 'ioc' | 'fok' | 'post-only';
  readonly leverage?: number;
  readonly id?: string;
};

/** A core with contracts at 60,000 and 3,000 and funded people. Every invariant is worked out after each act. */
export class PerpetualStory {
  readonly store: MemoryStore;
  at = Date.UTC(2026, 0, 1);

  constructor(
    terms: Partial<CastContract> = {},
    funds: Partial<Record<Person, string>> = {},
    options: Pick<CoreOptions, 'fundingSlice' | 'deliverySlice' | 'copySlice' | 'loanSlice'> = {},
  ) {
    this.store = new MemoryStore({ practice: { user: [], desk: [] }, ...options });
    this.must('market/list-market', { ...marketOf('BTC') });
    for (const [symbol, referencePrice] of [
      [LINEAR, '60000'],
      [OTHER, '3000'],
      [INVERSE, '60000'],
    ] as const) {
      this.must('perpetual/list-contract', { ...contractOf(symbol), referencePrice: units(referencePrice), ...terms });
    }
    const all = { alice: '10000', bob: '10000', carol: '10000', maker: '10000000', ...funds };
    for (const person of Object.keys(people) as Person[]) {
      this.must('wallet/open-account', { owner: people[person], kind: person === 'maker' ? 'desk' : 'user' });
      this.fund(people[person], 'USDT', all[person]);
      this.fund(people[person], 'BTC', '1');
    }
    this.prices('BTC', '60000');
    this.prices('ETH', '3000');
  }

  /** From outside into the account of contracts, of dated ones, or of spot. */
  fund(owner: number, asset: string, amount: string, book: 'contract' | 'delivery' | 'spot' = 'contract'): void {
    const { ledger } = this.store.core;
    ledger.post(1, this.at, [
      {
        account: ledger.account(systemAccounts.outside, book, asset),
        amount: -units(amount),
        cause: 'practice-funds',
      },
      { account: ledger.account(owner, book, asset), amount: units(amount), cause: 'practice-funds' },
    ]);
  }

  /** Sends a command; what came of it, or why it was refused. */
  send(name: string, input: object): unknown {
    const { outcome } = this.store.send(name, input, this.at++);
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(`after ${name}: ${broken.join('; ')}`);
    return outcome.ok ? outcome.value : outcome.refusal.reason.split('/')[1];
  }

  /** The same of a command that must happen. */
  must(name: string, input: object): unknown {
    const given = this.send(name, input);
    if (typeof given === 'string') throw new Error(`${name} was refused: ${given}`);
    return given;
  }

  /** Five sources say the same, or each its own. */
  prices(coin: string, ...prices: readonly string[]): void {
    this.at += 1000;
    const each = prices.length === 1 ? Array.from({ length: 5 }, () => prices[0]!) : prices;
    const facts = each.map((price, n) => ({ source: `venue-${n}`, price: units(price), weight: 1, at: this.at }));
    this.must('perpetual/record-prices', { coin, prices: facts });
  }

  request(who: Person, intent: Intent, quantity: string | null, at: string | null, said: Said = {}) {
    const type = at === null ? ('market' as const) : ('limit' as const);
    return {
      owner: people[who],
      clientId: said.id ?? null,
      contract: said.in ?? LINEAR,
      intent,
      type,
      price: at === null ? null : units(at),
      quantity: quantity === null ? null : units(quantity),
      timeInForce: said.force ?? (type === 'market' ? 'ioc' : 'gtc'),
      leverage: said.leverage ?? null,
      ...plainOrder,
    };
  }

  order(who: Person, intent: Intent, quantity: string | null, at: string | null, said: Said = {}): Order | string {
    return this.send('perpetual/place-order', this.request(who, intent, quantity, at, said)) as Order | string;
  }

  /** Two people open the same quantity at a price, the first of them long. */
  open(long: Person, short: Person, quantity: string, at: string, said: Said = {}): void {
    this.order(short, 'open-short', quantity, at, said);
    const order = this.order(long, 'open-long', quantity, at, said);
    if (typeof order === 'string' || order.status !== 'filled')
      throw new Error(
        `it was not opened: ${JSON.stringify(order, (_, value) => (typeof value === 'bigint' ? text(value) : value))}`,
      );
  }

  position(who: Person, contract = LINEAR): PositionRow {
    const found = this.store.core.perpetual.positions.find(people[who], contract);
    if (!found) throw new Error(`${who} has no position in ${contract}`);
    return found;
  }

  /** A position as `quantity open-value`, with the margin of an isolated one. */
  held(who: Person, contract = LINEAR): string {
    const { quantity, openValue, mode, margin } = this.position(who, contract);
    return `${text(quantity)} ${text(openValue)}${mode === 'isolated' ? ` ${text(margin)}` : ''}`;
  }

  /** An account of contracts, or of dated ones, as `available/frozen`. */
  has(who: Person | number, asset = 'USDT', book: 'contract' | 'delivery' = 'contract'): string {
    const owner = typeof who === 'number' ? who : people[who];
    const { available, frozen } = this.store.core.ledger.balance(owner, book, asset);
    return `${text(available)}/${text(frozen)}`;
  }

  contract(symbol = LINEAR): Contract {
    return this.store.core.perpetual.contracts.of(symbol);
  }

  /** The core dies and another one starts from rows and journal. */
  restart(): void {
    const before = this.store.core.engine.digest();
    this.store.project(Math.floor(this.store.batches.length / 2));
    this.store.crash();
    const after = this.store.core.engine.digest();
    if (after !== before) throw new Error('the core came back different');
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(`after the start: ${broken.join('; ')}`);
  }
}

/** The periods of a contract that are over, newest last, as the database has them. */
export function periodsOf(story: PerpetualStory, contract = LINEAR): FundingPeriod[] {
  story.store.project(story.store.batches.length);
  const rows = [...story.store.rows.get('perpetual_funding_periods')!.values()] as FundingPeriod[];
  return rows.filter((row) => row.contract === contract && row.status !== 'sampling').sort((a, b) => a.id - b.id);
}

/** Rows of a log that are durable. */
export function logged<Row>({ store }: PerpetualStory, { number }: Table): Row[] {
  return store.batches
    .flatMap(({ changes }) => readChanges(coreTables, changes))
    .flatMap(({ table, row }) => (table.number === number ? [row as Row] : []));
}
