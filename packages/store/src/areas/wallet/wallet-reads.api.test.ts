import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openReads, type Reads } from '../../index.ts';
import { ask, type Databases, startDatabases } from '../../testing/databases.ts';
import type { MovementRow } from './movements.ts';

const ALICE = 1_000;
const BOB = 1_001;
const DAY = 86_400_000;
const MONDAY = Date.UTC(2026, 10, 16);
const at = (day: number, hour = 12) => new Date(MONDAY + day * DAY + hour * 3_600_000);

let databases: Databases;
let url: string;
let reads: Reads;

beforeAll(async () => {
  databases = await startDatabases();
  url = await databases.migrated();
  reads = openReads(url);
  const user =
    'insert into users (id, username, password_hash, usercode, registered_at) values ($1, $2, $3, $4, now())';
  await ask(url, user, [ALICE, 'alice', 'x', 'AAAAAA']);
  await ask(url, user, [BOB, 'bob', 'x', 'BBBBBB']);
});
afterAll(async () => {
  await reads.close();
  await databases.stop();
});

let entries = 0;
async function entry(
  owner: number,
  book: string,
  asset: string,
  amount: string,
  after: string,
  cause: string,
  when: Date,
) {
  entries += 3;
  await ask(url, 'insert into entries values ($1, $2, $3, $4, $5, $6, $7, 1, $8)', [
    entries,
    owner,
    book,
    asset,
    amount,
    after,
    cause,
    when,
  ]);
  const put = `insert into accounts values ($1, $2, $3, $4, 0)
    on conflict (owner, book, asset) do update set available = excluded.available`;
  await ask(url, put, [owner, book, asset, after]);
}

describe('profit and loss', () => {
  const day = (n: number) => MONDAY + n * DAY;
  const sorted = <Row extends { day: number; asset: string }>(rows: Row[]) =>
    [...rows].sort((a, b) => a.day - b.day || a.asset.localeCompare(b.asset));

  it('tells what there was when each day ended, in all books', async () => {
    await entry(ALICE, 'spot', 'USDT', '1000', '1000', 'deposit', at(0, 23));
    await entry(BOB, 'spot', 'USDT', '7', '7', 'deposit', at(0, 23.5));
    // At midnight the next day has begun.
    await entry(ALICE, 'spot', 'USDT', '-400', '600', 'trade', at(1, 0));
    await entry(ALICE, 'spot', 'BTC', '0.25', '0.25', 'trade', at(1, 0));
    await entry(ALICE, 'spot', 'USDT', '-100', '500', 'transfer', at(2, 9));
    await entry(ALICE, 'contract', 'USDT', '100', '100', 'transfer', at(2, 9));
    await entry(ALICE, 'spot', 'USDT', '-50', '450', 'withdrawal', at(3, 9));
    await entry(ALICE, 'spot', 'USDT', '-1.5', '448.5', 'withdrawal-fee', at(3, 9));
    await entry(ALICE, 'contract', 'USDT', '-100', '0', 'transfer', at(3, 10));
    await entry(ALICE, 'spot', 'USDT', '100', '548.5', 'transfer', at(3, 10));
    await entry(ALICE, 'spot', 'USDT', '10', '558.5', 'deposit', at(3, 11));
    await entry(BOB, 'spot', 'USDT', '-7', '0', 'withdrawal', at(5, 1));

    const days = [-1, 0, 1, 2, 3].map(day);
    expect(sorted(await reads.wallet.dayBalances(ALICE, days))).toEqual([
      { day: day(0), asset: 'USDT', amount: units('1000') },
      { day: day(1), asset: 'BTC', amount: units('0.25') },
      { day: day(1), asset: 'USDT', amount: units('600') },
      { day: day(2), asset: 'BTC', amount: units('0.25') },
      { day: day(2), asset: 'USDT', amount: units('600') },
      { day: day(3), asset: 'BTC', amount: units('0.25') },
      { day: day(3), asset: 'USDT', amount: units('558.5') },
    ]);
    expect(await reads.wallet.dayBalances(BOB, [day(4), day(5)])).toEqual([
      { day: day(4), asset: 'USDT', amount: units('7') },
    ]);
  });

  it('tells what came in less what went out, of the causes asked for', async () => {
    const causes = ['deposit', 'withdrawal', 'withdrawal-fee'] as const;
    expect(sorted(await reads.wallet.dayMoves(ALICE, day(0), causes))).toEqual([
      { day: day(0), asset: 'USDT', amount: units('1000') },
      { day: day(3), asset: 'USDT', amount: units('-41.5') },
    ]);
    expect(await reads.wallet.dayMoves(ALICE, day(1), ['deposit'])).toEqual([
      { day: day(3), asset: 'USDT', amount: units('10') },
    ]);
  });

  it('looks again for the end of a day that nothing stands behind', async () => {
    expect(await reads.wallet.dayBalances(BOB, [day(6)])).toEqual([]);
    await entry(BOB, 'spot', 'USDT', '3', '3', 'deposit', at(6, 8));
    expect(await reads.wallet.dayBalances(BOB, [day(6)])).toEqual([{ day: day(6), asset: 'USDT', amount: units('3') }]);
    await entry(BOB, 'spot', 'USDT', '1', '4', 'deposit', at(7, 0));
    expect(await reads.wallet.dayBalances(BOB, [day(6)])).toEqual([{ day: day(6), asset: 'USDT', amount: units('3') }]);
  });

  it('tells the prices from a day on, and of the last traded one before it', async () => {
    const candle = (market: string, n: number, open: string, close: string, interval = '1d') =>
      ask(url, `insert into candles values ($1, $2, $3, $4, $5, $6, $7, 1, 1, 'spot')`, [
        market,
        interval,
        new Date(day(n)),
        open,
        Math.max(Number(open), Number(close)),
        Math.min(Number(open), Number(close)),
        close,
      ]);
    await candle('BTC', -5, '1', '2');
    await candle('BTC', -3, '2', '3');
    await candle('BTC', 0, '3', '4');
    await candle('BTC', 0, '9', '9', '4h');
    await candle('BTC', 2, '4', '5');
    await candle('ETH', 1, '6', '7');
    const price = (asset: string, n: number, open: string, close: string) => ({
      day: day(n),
      asset,
      open: units(open),
      close: units(close),
    });
    expect(await reads.wallet.dayPrices(['ETH', 'BTC', 'USDT'], day(0))).toEqual([
      price('BTC', -3, '2', '3'),
      price('BTC', 0, '3', '4'),
      price('BTC', 2, '4', '5'),
      price('ETH', 1, '6', '7'),
    ]);
  });
});

describe('movements', () => {
  const ADDRESS = '0x00000000000000000000000000000000000000aA';
  const seen = (id: number, user: number, state: string, when: Date, asset = 'USDT') =>
    ask(
      url,
      `insert into chain_transfers (network, tx_hash, log_index, number, block, block_hash, asset, contract, sender, address,
        user_id, atoms, amount, state, seen_at) values
        ('ERC20', $1, 0, 0, $2, '0xb', $3, '0xc', '0xd', $4, $5, 5000000, 5, $6, $7)`,
      [`0x${id}`, 100 + id, asset, ADDRESS, user, state, when],
    );

  beforeAll(async () => {
    for (let n = 0; n < 9; n++) {
      const when = at(0, n);
      await seen(n, ALICE, n % 2 ? 'credited' : 'pending', when, n % 3 ? 'USDT' : 'ETH');
      await ask(url, "insert into transfers values ($1, $2, 'USDT', 'spot', 'contract', 2.5, $3)", [n, ALICE, when]);
      await ask(url, "insert into conversions values ($1, $2, 'USDT', 'BTC', 100, 0.0015, $3)", [n, ALICE, when]);
      const withdrawal = `insert into withdrawals (id, owner, asset, network, address, amount, fee, state, proven_by,
        needs, requested_at) values ($1, $2, 'USDT', 'ERC20', $3, 20, 1.5, 'approved', 'totp', 0, $4)`;
      await ask(url, withdrawal, [n, ALICE, ADDRESS, when]);
    }
    await ask(url, "insert into transfers values (77, $1, 'USDT', 'spot', 'contract', 2.5, $2)", [BOB, at(0)]);
  });

  it('pages through all four kinds without a gap or a repeat, newest first', async () => {
    const paged: MovementRow[] = [];
    for (let offset = 0; ; offset += 5) {
      const page = await reads.wallet.movements(ALICE, { offset, size: 5 });
      paged.push(...page);
      if (page.length < 5) break;
    }
    expect(paged).toEqual(await reads.wallet.movements(ALICE, { offset: 0, size: 1_000 }));
    expect(paged).toHaveLength(36);
    expect(new Set(paged.map(({ type, id }) => `${type} ${id}`)).size).toBe(36);
    expect(paged.every((row, n) => n === 0 || row.at <= paged[n - 1]!.at)).toBe(true);
  });

  it('words each kind', async () => {
    const [first] = await reads.wallet.movements(ALICE, { type: 'deposit', offset: 0, size: 1 });
    expect(first).toMatchObject({
      type: 'deposit',
      asset: 'USDT',
      amount: units('5'),
      state: 'pending',
      detail: 'ERC20',
    });
    const none = { takenAsset: null, takenAmount: null };
    const rest = ['withdrawal', 'transfer', 'convert'] as const;
    const [outgoing, moved, exchanged] = await Promise.all(
      rest.map(async (type) => (await reads.wallet.movements(ALICE, { type, offset: 0, size: 1 }))[0]),
    );
    const when = at(0, 8).getTime();
    const state = 'success';
    expect(outgoing).toEqual({
      ...none,
      type: 'withdrawal',
      id: 8,
      asset: 'USDT',
      amount: units('-20'),
      state: 'approved',
      detail: 'ERC20',
      at: when,
    });
    const transfer = { type: 'transfer', id: 8, asset: 'USDT', amount: units('2.5'), state, detail: 'spot>contract' };
    expect(moved).toEqual({ ...none, ...transfer, at: when });
    const taken = { takenAsset: 'BTC', takenAmount: units('0.0015') };
    const convert = { type: 'convert', id: 8, asset: 'USDT', amount: units('-100'), state, detail: '' };
    expect(exchanged).toEqual({ ...taken, ...convert, at: when });
  });

  it('keeps to a coin, given or taken, and to an owner', async () => {
    const of = (asset: string) => reads.wallet.movements(ALICE, { asset, offset: 0, size: 100 });
    expect(new Set((await of('BTC')).map(({ type }) => type))).toEqual(new Set(['convert']));
    expect(await of('ETH')).toHaveLength(3);
    expect(await of('USDT')).toHaveLength(33);
    expect((await reads.wallet.movements(BOB, { offset: 0, size: 100 })).map(({ id }) => id)).toEqual([77]);
    expect((await reads.wallet.transfers(ALICE, { size: 3, before: 6 })).map(({ id }) => id)).toEqual([5, 4, 3]);
    expect((await reads.wallet.transfers(BOB, { size: 3 })).map(({ id }) => id)).toEqual([77]);
    expect((await reads.convert.conversions(ALICE, { offset: 7, size: 5 })).map(({ id }) => id)).toEqual([1, 0]);
    expect(await reads.convert.conversions(BOB, { offset: 0, size: 5 })).toEqual([]);
  });

  it('deposits come with the block that their network was looked at', async () => {
    const before = await reads.wallet.deposits(ALICE, { size: 1 });
    expect(before[0]).toMatchObject({ block: 108, scanned: null, amount: units('5'), address: ADDRESS, sender: '0xd' });
    await ask(url, "insert into chain_networks (network, scanned, confirmed) values ('ERC20', 112, 101)");
    const found = await reads.wallet.deposits(ALICE, { state: 'pending', asset: 'ETH', size: 10 });
    expect(found.map(({ block, scanned }) => [block, scanned])).toEqual([
      [106, 112],
      [100, 112],
    ]);
    const [newest] = found;
    expect(await reads.wallet.deposit(ALICE, newest!.id)).toEqual(newest);
    expect(await reads.wallet.deposit(BOB, newest!.id)).toBeUndefined();
    const older = await reads.wallet.deposits(ALICE, { before: newest!.id, size: 2 });
    expect(older.map(({ block }) => block)).toEqual([105, 104]);
  });
});

describe('test coins', () => {
  const wanted = { network: 'ERC20', address: '0x1', asset: 'USDT' };

  it('are taken once in a while for each address and coin, by one of many', async () => {
    const take = (when: number, more: object = {}) => reads.wallet.takeTestCoins({ ...wanted, ...more }, when, 600);
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(1_000)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 1_000)).toHaveLength(19);
    expect(await take(1_599)).toBe(1_000);
    expect(await take(1_599, { asset: 'ETH' })).toBeUndefined();
    expect(await take(1_599, { address: '0x2' })).toBeUndefined();
    expect(await take(1_600)).toBeUndefined();
    expect(await take(1_601)).toBe(1_600);
  });

  it('can be had at once when none were sent', async () => {
    await reads.wallet.takeTestCoins({ ...wanted, address: '0x3' }, 5_000, 600);
    await reads.wallet.giveBackTestCoins({ ...wanted, address: '0x3' }, 4_999);
    expect(await reads.wallet.takeTestCoins({ ...wanted, address: '0x3' }, 5_001, 600)).toBe(5_000);
    await reads.wallet.giveBackTestCoins({ ...wanted, address: '0x3' }, 5_000);
    expect(await reads.wallet.takeTestCoins({ ...wanted, address: '0x3' }, 5_001, 600)).toBeUndefined();
  });
});
