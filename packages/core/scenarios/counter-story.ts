import { marketOf } from '@quay/cast';
import { books } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import { MemoryStore } from '../simulation/memory-store.ts';
import {
  type Credit,
  type Entry,
  type HotWallet,
  type Outcome,
  plainLimit,
  systemAccounts,
  type Transfer,
  type Withdrawal,
} from '../src/index.ts';

const owners: Readonly<Record<string, number>> = {
  alice: 1001,
  bob: 1002,
  carol: 1003,
  outside: systemAccounts.outside,
  convert: systemAccounts.convert,
  fees: systemAccounts.networkFees,
  debt: systemAccounts.badDebt,
};
const people = ['alice', 'bob', 'carol'];
const staff: Readonly<Record<string, number>> = { dave: 7, erin: 8, frank: 9 };
const START = Date.UTC(2026, 0, 1, 12);
const spans: Readonly<Record<string, number>> = { ms: 1, s: 1000, h: 3_600_000 };

/** What a command gave, told in a word or two. */
type Format = (value: never) => string;

type Row = Readonly<Record<string, string>>;

/**
 * A story of coins that come in, go out, move between books or become others; read like those of `story.ts`. Time stands
 * still until it `passes` (`24h`, `10s`, `1ms`), so that each boundary is met to the millisecond; what is due happens then.
 *
 * Acts of users: `moves` coins `from` a book `to` another under a request `id`; `withdraws` (with `fee`, approvals that it
 * `needs`, and the `limit` and `times` of a day); `asks` what an `amount` of a `coin` gives of another; `exchanges` a
 * quote; others `trade` BTC at a price, which moves the market. Of the chain: `gets` a deposit of a transaction's `log`,
 * and `loses` it. Of staff: `approves`, `rejects`. Of the pipeline: `signs` under a `nonce` and a `hash`, `pays` or
 * `reverts`; after a change of the chain `reopens` what was paid, or `charges` what was paid after it failed, both at a
 * `revision`; `repays` under a new number what another transaction took the nonce of, and `books` what that one moved to
 * a system account, which a change of the chain `unbooks` or `rebooks`; two of staff let hot wallet `wallet` begin,
 * whose one before is perhaps `lost`, and the pipeline `assigns` a withdrawal to an earlier one. `asker` is who of staff asked for what another one of them approved. Of the
 * exchange: `funds` an account, `lists` a coin with a `limit` of a day. `has` states what is available and
 * frozen in a `book`; `reads` gives the lines of the ledger since the last reading; `sees` a withdrawal as the database has
 * it; the core `restarts` from its journal.
 *
 * `owes` tells an owner's open debts; of
 * staff `acknowledges` says that a reversed deposit was seen.
 *
 * `becomes` is what came of it, with the time of the first answer where that was another; or the refusal with its values.
 */
export function counterStory(lines: string, funds = '1000 USDT, 1 BTC'): void {
  const entries: Entry[] = [];
  const store = new MemoryStore({ practice: { user: coinsOf(funds), desk: [] } }, (changes) => {
    for (const { table, row } of changes) if (table.name === 'entries') entries.push(row as Entry);
  });
  let at = START;
  const send = (name: string, input: object): Outcome => store.send(name, input, at).outcome;
  send('market/list-market', { ...marketOf('BTC'), referencePrice: units('64000') });
  send('market/list-market', { ...marketOf('ETH'), referencePrice: units('3200') });
  for (const person of people) send('wallet/open-account', { owner: owners[person], kind: 'user' });
  entries.length = 0;

  /** What an act sends, and how its value is told. */
  function sent(row: Row): readonly [name: string, input: object, format: Format] {
    const owner = owners[row.who!]!;
    const by = staff[row.who!]!;
    const asset = row.coin ?? 'USDT';
    const amount = () => units(row.amount!);
    const transfer = { network: row.network ?? 'ERC20', txHash: '0xa', logIndex: Number(row.log) };
    const withdrawal = Number(row.withdrawal);
    const byId: Format = ({ id }: { id: number }) => `#${id}`;
    const moved: Format = (one: Transfer) => `#${one.id}${one.at === at ? '' : ` of ${one.at - START}`}`;
    const byState: Format = ({ state }: Withdrawal) => state;
    const credited: Format = ({ id, state, shortfall }: Credit) =>
      `#${id} ${state}${shortfall > 0n ? `, ${text(shortfall)} short` : ''}`;
    const requestId = row.id ?? `request-${at}-${store.batches.length}`;
    const network = row.network ?? 'ERC20';
    switch (row.does) {
      case 'moves': {
        const [fromBook, toBook] = [row.from ?? 'spot', row.to ?? 'contract'];
        return ['wallet/transfer-coins', { owner, requestId, asset, fromBook, toBook, amount: amount() }, moved];
      }
      case 'gets':
        return ['wallet/credit-deposit', { ...transfer, owner, asset, amount: amount(), block: 9 }, credited];
      case 'loses':
        return ['wallet/reverse-deposit', transfer, credited];
      case 'withdraws': {
        const limits = { dayLimit: units(row.limit ?? '8000'), dayCount: Number(row.times ?? 10) };
        const way = {
          network,
          address: row.address ?? '0xA1',
          fee: units(row.fee ?? '1.5'),
          needs: Number(row.needs ?? 0),
        };
        const request = { owner, requestId, asset, amount: amount(), provenBy: 'totp', ...way, ...limits };
        return ['wallet/request-withdrawal', request, (value: { withdrawal: number }) => `#${value.withdrawal}`];
      }
      case 'approves':
        return ['wallet/approve-withdrawal', { withdrawal, by }, byState];
      case 'acknowledges':
        return ['wallet/acknowledge-reversal', { withdrawal, by }, byState];
      case 'rejects':
        return ['wallet/reject-withdrawal', { withdrawal, by, rejection: 'other', remark: 'No.' }, byState];
      case 'signs': {
        const signed = { withdrawal, nonce: Number(row.nonce), txHash: row.hash, raw: `raw of ${row.hash}` };
        return ['wallet/sign-withdrawal', signed, ({ state, txHash }: Withdrawal) => `${state} ${txHash}`];
      }
      case 'pays':
      case 'reverts': {
        const paid = row.does === 'pays';
        return ['wallet/settle-withdrawal', { withdrawal, txHash: row.hash ?? '0x1', block: 21, paid }, byState];
      }
      case 'reopens':
      case 'charges': {
        store.project(store.batches.length);
        const over = store.rows.get('withdrawals')!.get(row.withdrawal!) as Withdrawal;
        const known = { ...over, revision: Number(row.revision) };
        if (row.does === 'reopens') return ['wallet/reopen-withdrawal', known, byState];
        const paid = { paidHash: row.hash ?? '0x1', paidBlock: 30 };
        return ['wallet/charge-paid-withdrawal', { ...known, ...paid }, byState];
      }
      case 'repays':
        return ['wallet/repay-withdrawal', { withdrawal }, ({ id, state }: Withdrawal) => `#${id} ${state}`];
      case 'books': {
        const found = { network, txHash: row.hash, asset, nonce: Number(row.nonce), amount: amount(), block: 9 };
        const outflow = { ...found, account: owner, requestedBy: Number(row.asker ?? 7), approvedBy: 8 };
        return ['wallet/book-outflow', outflow, (one: { amount: bigint }) => `booked ${text(one.amount)}`];
      }
      case 'unbooks':
      case 'rebooks': {
        const of = { network, txHash: row.hash, asset, stands: row.does === 'rebooks' };
        return [
          'wallet/revise-outflow',
          of,
          (one: { reversedAt: number | null }) => (one.reversedAt === null ? 'stands' : 'reversed'),
        ];
      }
      case 'begins': {
        const next = {
          network,
          wallet: Number(row.wallet),
          address: `0x${row.wallet}`,
          block: 9,
          lost: row.lost === 'yes',
        };
        const by = { requestedBy: Number(row.asker ?? 7), approvedBy: 8 };
        return [
          'wallet/begin-hot-wallet',
          { ...next, ...by },
          (one: HotWallet) => (one.lost ? 'begun, lost' : 'begun'),
        ];
      }
      case 'assigns':
        return ['wallet/assign-hot-wallet', { withdrawal, wallet: Number(row.wallet) }, () => 'assigned'];
      case 'funds':
        return [
          'wallet/fund-system-account',
          { account: owner, asset, amount: amount() },
          ({ added }: { added: bigint }) => `added ${text(added)}`,
        ];
      case 'lists':
        return [
          'convert/set-coin',
          { asset, dayLimit: units(row.limit!) },
          ({ dayLimit }: { dayLimit: bigint }) => `listed ${text(dayLimit)}`,
        ];
      case 'asks': {
        const [takeAmount, take] = row.for!.split(' ') as [string, string];
        return [
          'convert/quote',
          { owner, give: asset, take, giveAmount: amount(), takeAmount: units(takeAmount) },
          byId,
        ];
      }
      case 'exchanges':
        return [
          'convert/exchange',
          { owner, quote: Number(row.quote) },
          (one: { id: number; at: number }) => `#${one.id} at ${one.at - START}`,
        ];
      default:
        throw new Error(`nobody ${row.does}`);
    }
  }

  function act(row: Row): string {
    const owner = owners[row.who!]!;
    if (row.does === 'passes') {
      const [, count, span] = /^(\d+)(ms|s|h)$/.exec(row.time!)!;
      at += Number(count) * spans[span!]!;
      store.tick(at);
      return '';
    }
    if (row.does === 'restarts') {
      const before = store.core.engine.digest();
      store.crash();
      return store.core.engine.digest() === before ? 'the same' : 'another';
    }
    if (row.does === 'has') {
      const { available, frozen } = store.core.ledger.balance(owner, bookOf(row.book), row.coin ?? 'USDT');
      return `${text(available)} + ${text(frozen)}`;
    }
    if (row.does === 'reads') {
      const own = entries.filter((entry) => entry.owner === owner);
      entries.splice(0, entries.length, ...entries.filter((entry) => entry.owner !== owner));
      const postings = own.map((entry) => `${entry.cause} ${text(entry.amount)} ${entry.asset} #${entry.reference}`);
      return postings.join(', ') || 'nothing';
    }
    if (row.does === 'owes') {
      const debts = store.core.wallet.debtOf(owner);
      return (
        debts.map((one) => `#${one.id} ${text(one.left)} of ${text(one.amount)} ${one.asset}`).join(', ') || 'nothing'
      );
    }
    if (row.does === 'sees') {
      store.project(store.batches.length);
      const { state, txHash, doneAt } = store.rows.get('withdrawals')!.get(row.withdrawal!) as Withdrawal;
      return `${state} ${txHash}${doneAt === null ? '' : ' done'}`;
    }
    if (row.does === 'trade') {
      for (const [seller, side] of [
        [owners.bob, 'sell'],
        [owners.carol, 'buy'],
      ]) {
        const order = {
          owner: seller,
          clientId: null,
          market: 'BTC',
          side,
          type: 'limit',
          amount: null,
          ...plainLimit,
        };
        send('spot/place-order', { ...order, price: units(row.amount!), quantity: units('0.001') });
      }
      return text(store.core.market.markets.get('BTC')!.referencePrice);
    }
    const [name, input, notify] = sent(row);
    const outcome = send(name, input);
    if (outcome.ok) return notify(outcome.value as never);
    const said = Object.entries(outcome.params).map(([param, value]) => `${param} ${value}`);
    return [outcome.refusal.reason.split('/')[1], ...said].join(', ');
  }

  for (const { number, line, row } of rowsOf(lines)) {
    const is = act(row);
    if (row.becomes !== undefined && is !== row.becomes) throw new Error(`line ${number} (${line}): is ${is}`);
    const broken = store.core.engine.broken();
    if (broken.length > 0) throw new Error(`after line ${number}: ${broken.join('; ')}`);
  }
}

const bookOf = (name: string | undefined) => books.find((book) => book === name) ?? 'spot';

const coinsOf = (held: string) =>
  held.split(', ').map((one) => {
    const [amount, asset] = one.split(' ') as [string, string];
    return [asset, units(amount)] as const;
  });

/** Cells of a table by the names of its header; `-` is nothing. */
function* rowsOf(lines: string): Iterable<{ number: number; line: string; row: Row }> {
  const [header, ...rest] = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  for (const [at, cells] of rest.entries()) {
    const named = cells.flatMap((cell, column) => (cell === '-' || cell === '' ? [] : [[header![column]!, cell]]));
    yield { number: at + 1, line: cells.join(' | '), row: Object.fromEntries(named) };
  }
}
