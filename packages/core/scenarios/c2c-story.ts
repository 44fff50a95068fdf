import { createHash } from 'node:crypto';
import { marketOf } from '@quay/cast';
import { books } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { MemoryStore } from '../simulation/memory-store.ts';
import type { Ad, C2cDay, C2cEventRow, C2cOrder, Entry, MerchantDeposit, Outcome } from '../src/index.ts';

const people: Readonly<Record<string, number>> = { alice: 1001, bob: 1002, carol: 1003, mallory: 1004 };
const staff: Readonly<Record<string, number>> = { dave: 7, erin: 8, frank: 9 };
const START = Date.UTC(2026, 0, 1, 12);
const spans: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
/** Between two ticks of a clock that runs: Quay is never away for so long. */
const STEP = 20_000;
const FUNDS = [['USDT', units('20000')] as const, ['BTC', units('1')] as const];

/** What an act says, as words in pairs: `ad 1 for 720 seen 7.2`. */
type Words = Readonly<Record<string, string>>;

/** What a command gave, told in a word or two. */
type Format = (value: never) => string;

/**
 * A story of people who trade coins for fiat, a line an act: `who does what`, where `what` are words in pairs, and
 * `becomes` is what came of it, or the refusal with its values. Alice and the others have 20,000 USDT and 1 BTC each; BTC
 * is 64,000 USDT. Every invariant is worked out after each line, and every timeline is followed from its first event.
 *
 * Acts: `sells` and `buys` post an ad (`total coin price index fiat min max minutes methods kinds shelf`); `edits`, `shelves`,
 * `unshelves`, `closes` change it; `takes` makes an order (`ad`, `for` fiat or `of` coins, `seen`, `reference`, `id`);
 * `pays`, `releases`, `cancels` (`reason`, `silent` for so long), `accepts`, `contests`, `appeals`, `withdraws` and `notes` are acts of the two, `rules` of
 * staff. `deposits` and `returns` are about the merchant's deposit, `withdrawsout` about coins to an outside address;
 * `isheld` (`reason`, `for` so long), `isfrozen` and `isopened` about what the guard keeps in, `issuspended` and `islifted` about merchants;
 * `blocks` and `unblocks` (`whom`, `max`) are about each other. Time stands still until it `passes` (`15m`, `1ms`),
 * with ticks on its way; Quay is `away` when nothing ticks. `has` says what is available and frozen; `sees` an order or ad
 * as the database has it; `follows` gives the events of a timeline; `counts` a day; `reads` the new lines of the ledger.
 */
export function c2cStory(lines: string): void {
  const entries: Entry[] = [];
  const events: C2cEventRow[] = [];
  const store = new MemoryStore({ practice: { user: FUNDS, desk: [] } }, (changes) => {
    for (const { table, row } of changes) {
      if (table.name === 'entries') entries.push(row as Entry);
      if (table.name === 'c2c_events') events.push(row as C2cEventRow);
    }
  });
  let at = START;
  const send = (name: string, input: object): Outcome => store.send(name, input, at).outcome;
  send('market/list-market', { ...marketOf('BTC'), referencePrice: units('64000') });
  for (const owner of Object.values(people)) send('wallet/open-account', { owner, kind: 'user' });
  entries.length = 0;

  const rowOf = <Row>(table: string, key: string): Row => {
    store.project(store.batches.length);
    const row = store.rows.get(table)!.get(key);
    if (!row) throw new Error(`${table} has no ${key}`);
    return row as Row;
  };
  const adById = (id: string | undefined) => rowOf<Ad>('c2c_ads', id ?? '1');

  /** What an act sends, and how its value is told. */
  function sent(who: string, does: string, words: Words): readonly [name: string, input: object, format: Format] {
    const owner = people[who]!;
    const byState: Format = ({ state, fault }: C2cOrder) => (fault === 'none' ? state : `${state}, ${fault}`);
    const adState: Format = (ad: Ad) => `ad ${ad.id} ${ad.state}`;
    const order = { owner, order: Number(words.order ?? 1) };
    const ad = { owner, ad: Number(words.ad ?? 1) };
    switch (does) {
      case 'sells':
      case 'buys': {
        const side = does === 'sells' ? 'sell' : 'buy';
        const requestId = words.id ?? `request-${at}-${store.batches.length}`;
        const shelf = {
          onShelf: words.shelf !== 'off',
          adsMax: 3,
          requestId,
          said: words.said ?? JSON.stringify(words),
        };
        const of = { owner, side, asset: words.coin ?? 'USDT', fiat: words.fiat ?? 'CNY' };
        return ['c2c/create-ad', { ...of, ...said(words), ...shelf }, adState];
      }
      case 'edits':
        return ['c2c/update-ad', { ...ad, ...said(words, adById(words.ad)) }, adState];
      case 'shelves':
      case 'unshelves':
        return ['c2c/shelve-ad', { ...ad, on: does === 'shelves' }, adState];
      case 'closes':
        return ['c2c/close-ad', ad, adState];
      case 'takes': {
        const requestId = words.id ?? `request-${at}-${store.batches.length}`;
        const input = {
          ...{ taker: owner, ad: Number(words.ad ?? 1), requestId, said: words.said ?? JSON.stringify(words) },
          ...{ money: units(words.for ?? '0'), quantity: units(words.of ?? '0'), seen: units(words.seen ?? '7.2') },
          ...{ reference: units(words.reference ?? '0'), kind: words.kind ?? 'alipay' },
          ...{ method: Number(words.method ?? 11), openMax: 2, dayLimit: units(words.limit ?? '50000') },
          ...namedAs(store.batches.length),
        };
        return ['c2c/take-ad', input, (value: { order: number }) => `order ${value.order}`];
      }
      case 'pays':
        return ['c2c/pay', order, byState];
      case 'releases':
        return ['c2c/release', { ...order, provenBy: 'fund-password' }, byState];
      case 'cancels':
        return ['c2c/cancel', { ...order, ...cancelled(words, at) }, byState];
      case 'accepts':
      case 'contests':
        return ['c2c/answer-fault', { ...order, accept: does === 'accepts' }, byState];
      case 'appeals': {
        const reason = words.reason ?? 'paid-not-released';
        return ['c2c/appeal', { ...order, reason, detail: '{"files":[]}' }, byState];
      }
      case 'withdraws':
        return ['c2c/withdraw-appeal', order, byState];
      case 'rules': {
        const ruling = { for: words.for ?? 'payer', detail: '{"reason":"ab"}' };
        const compensation = units(words.compensation ?? '0');
        return ['c2c/rule', { staff: staff[who]!, order: order.order, ...ruling, compensation }, byState];
      }
      case 'notes': {
        const by = { actor: words.as ?? 'payer', by: owner ?? staff[who]! };
        const note = { order: order.order, event: words.event ?? 'message', ...by, detail: '{"sha256":"cd"}' };
        return ['c2c/note', note, (value: { number: number }) => `event ${value.number}`];
      }
      case 'moves': {
        const request = { owner, requestId: `move-${at}-${store.batches.length}`, asset: words.coin ?? 'USDT' };
        const way = { fromBook: words.from ?? 'spot', toBook: words.to ?? 'c2c', amount: units(words.of!) };
        return ['wallet/transfer-coins', { ...request, ...way }, ({ id }: { id: number }) => `#${id}`];
      }
      case 'isheld': {
        const until = at + spanOf(words.for ?? '24h');
        const hold = { owner, reason: words.reason ?? 'fund-password-changed', until };
        return ['guard/place-hold', hold, ({ state }: { state: string }) => state];
      }
      case 'issuspended':
        return ['c2c/suspend-merchant', { owner, reason: words.reason ?? 'complaints' }, changed];
      case 'islifted':
        return ['c2c/lift-suspension', { owner }, changed];
      case 'blocks':
        return ['c2c/block-user', { owner, blocked: people[words.whom!]!, blocksMax: Number(words.max ?? 2) }, changed];
      case 'unblocks':
        return ['c2c/unblock-user', { owner, blocked: people[words.whom!]! }, changed];
      case 'isfrozen':
        return ['guard/freeze-account', { owner, by: words.by ?? 'owner' }, ({ by }: { by: string }) => by];
      case 'isopened':
        return ['guard/unfreeze-account', { owner }, ({ opened }: { opened: boolean }) => String(opened)];
      case 'withdrawsout': {
        const to = { asset: 'USDT', network: 'ERC20', address: '0xab', amount: units(words.of ?? '100'), fee: 0n };
        const request = { owner, requestId: `out-${at}-${store.batches.length}`, provenBy: 'totp', needs: 0 };
        const limits = { dayLimit: units('100000'), dayCount: 10 };
        return ['wallet/request-withdrawal', { ...request, ...to, ...limits }, () => 'asked'];
      }
      case 'deposits': {
        const paid: Format = (one: MerchantDeposit) => `#${one.id} ${one.state} ${text(one.amount)}`;
        return ['c2c/pay-deposit', { owner, asset: 'USDT', amount: units(words.amount!) }, paid];
      }
      case 'returns':
        return [
          'c2c/return-deposit',
          { deposit: Number(words.deposit ?? 1) },
          (one: MerchantDeposit) => `${one.state} ${text(one.amount)}`,
        ];
      default:
        throw new Error(`nobody ${does}`);
    }
  }

  /** What there is to look at, told in a line. */
  function look(who: string, does: string, words: Words): string | undefined {
    const owner = people[who]!;
    if (does === 'has') {
      const book = books.find((known) => known === words.in) ?? 'spot';
      const { available, frozen } = store.core.ledger.balance(owner, book, words.coin ?? 'USDT');
      return `${text(available)} + ${text(frozen)}`;
    }
    if (does === 'reads') {
      const own = entries.filter((entry) => entry.owner === owner);
      entries.splice(0, entries.length, ...entries.filter((entry) => entry.owner !== owner));
      const postings = own.map((entry) => `${entry.cause} ${entry.book} ${text(entry.amount)} #${entry.reference}`);
      return postings.join(', ') || 'nothing';
    }
    if (does === 'counts') {
      const { cancels, value } = rowOf<C2cDay>('c2c_days', String(owner));
      return `${cancels} cancels, ${text(value)} taken`;
    }
    if (does === 'follows') {
      const own = events.filter(({ order }) => order === Number(words.order ?? 1));
      return own.map(({ event, actor }) => `${event} by ${actor}`).join(', ');
    }
    if (does !== 'sees') return undefined;
    if (words.deposit) {
      const { state, amount } = rowOf<MerchantDeposit>('merchant_deposits', words.deposit);
      return `${state} ${text(amount)}`;
    }
    if (words.ad) {
      const { state, total, locked, dealt } = adById(words.ad);
      return `${state}, ${text(total - locked - dealt)} left, ${text(locked)} locked, ${text(dealt)} dealt`;
    }
    const order = rowOf<C2cOrder>('c2c_orders', words.order ?? '1');
    if (words.what === 'sums') {
      const { money, fiat, quantity, asset, price } = order;
      return `${text(money)} ${fiat} for ${text(quantity)} ${asset} at ${text(price)}`;
    }
    if (words.what === 'until') {
      return `pay ${order.payBy - START}, escalate ${rest(order.escalateAt)}, fault ${rest(order.faultUntil)}`;
    }
    if (words.what === 'ruling') return `${order.rulingFor ?? '-'} by ${order.ruledBy ?? '-'}`;
    return [order.state, order.ended, order.standing].filter((word) => word !== null).join(', ');
  }

  function pass(words: Words): void {
    const until = at + spanOf(words.time!);
    while (at < until) {
      at = Math.min(until, at + STEP);
      store.tick(at);
    }
  }

  function act(who: string, does: string, words: Words): string {
    if (does === 'passes') pass(words);
    else if (does === 'away') at += spanOf(words.time!);
    else if (does === 'ticks') store.tick(at);
    else if (does === 'restarts') {
      const before = store.core.engine.digest();
      store.crash();
      return store.core.engine.digest() === before ? 'the same' : 'another';
    } else {
      const seen = look(who, does, words);
      if (seen !== undefined) return seen;
      const [name, input, notify] = sent(who, does, words);
      const outcome = send(name, input);
      if (outcome.ok) return notify(outcome.value as never);
      const values = Object.entries(outcome.params).map(([param, value]) => `${param} ${value}`);
      return [outcome.refusal.reason.split('/')[1], ...values].join(', ');
    }
    return '-';
  }

  for (const [number, line] of lines.trim().split('\n').entries()) {
    const [who, does, what, becomes] = line.split('|').map((cell) => cell.trim());
    const is = act(who!, does!, wordsOf(what!));
    if (becomes && is !== becomes) throw new Error(`line ${number + 1} (${line.trim()}): is ${is}`);
    const broken = store.core.engine.broken();
    if (broken.length > 0) throw new Error(`after line ${number + 1}: ${broken.join('; ')}`);
  }
  follow(events, (order) => rowOf<C2cOrder>('c2c_orders', String(order)));
}

const changed: Format = (value: { changed: boolean }) => (value.changed ? 'done' : 'nothing new');

/** How the server names an order, and a digest of what its payer was shown. */
const namedAs = (drawn: number) => ({
  number: `1000${drawn}`,
  bankReference: `R${drawn}`,
  detailsDigest: 'ef'.repeat(32),
});

/** Why somebody cancels, and what they said. */
const cancelled = ({ reason = 'changed-mind', sent = 'no', silent }: Words, at: number) => ({
  ...{ reason, moneySent: sent },
  unansweredSince: silent === undefined ? null : at - spanOf(silent),
});

const spanOf = (time: string): number => {
  const [, count, span] = /^(\d+)(ms|s|m|h)$/.exec(time)!;
  return Number(count) * spans[span!]!;
};

const rest = (at: number | null): string => (at === null ? '-' : String(at - START));

function wordsOf(what: string): Words {
  const words = what === '-' ? [] : what.split(' ');
  return Object.fromEntries(Array.from({ length: words.length / 2 }, (_, at) => [words[at * 2]!, words[at * 2 + 1]!]));
}

/** What an ad says: what the words name, and else what stood there before or is usual. */
function said(words: Words, before?: Ad): object {
  const index = words.index ?? text(before?.index ?? 0n);
  const price = units(index === '0' ? (words.price ?? text(before?.price ?? units('7.2'))) : '0');
  return {
    ...{ priceKind: index === '0' ? 'fixed' : 'floating', price, index: units(index) },
    total: units(words.total ?? text(before?.total ?? units('1000'))),
    min: units(words.min ?? '100'),
    max: units(words.max ?? '100000'),
    ...{ kinds: words.kinds ?? 'alipay,wechat', methods: words.methods ?? '11,12' },
    ...{ minutes: Number(words.minutes ?? 15), terms: words.terms ?? 'Own account only.', autoReply: '' },
    ...{ demandVerified: false, demandDays: 0, demandHoldings: 0n },
  };
}

/** Every timeline is whole: numbers without gaps, each hash over the one before, and the order knows the last. */
function follow(events: readonly C2cEventRow[], rowOf: (order: number) => C2cOrder): void {
  const heads = new Map<number, { number: number; hash: string }>();
  for (const { order, number, at, event, actor, detail, hash } of events) {
    const before = heads.get(order) ?? { number: 0, hash: '0'.repeat(64) };
    const signed = `${before.hash}\n${JSON.stringify([order, number, at, event, actor, detail])}`;
    const own = createHash('sha256').update(signed).digest('hex');
    if (number !== before.number + 1 || own !== hash) throw new Error(`the timeline of ${order} breaks at ${number}`);
    heads.set(order, { number, hash });
  }
  for (const [order, { number, hash }] of heads) {
    const row = rowOf(order);
    if (row.events !== number || row.head !== hash) throw new Error(`order ${order} does not know its last event`);
  }
}
