import { createCore, type ListProduct, type Reply, systemAccounts } from '@quay/core';
import { incomeAt } from '@quay/core/earn-sums';
import { units } from '@quay/money';
import { inlineMore } from '../apps/server/src/core-host/compiler.ts';
import { line, note } from './figures.ts';
import { millisecondsSince } from './whole-core.ts';

const HOLDERS = 100_000;
const FIRST = 10_000;
/** At once while the crowd comes. */
const TOGETHER = 1_000;
const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1, 12);

const sheet = {
  ...{ machineType: null, algorithm: '', hashrate: '', power: '', manufacturer: '', size: '' },
  ...{ weight: '', temperature: '', humidity: '' },
} as const;
const plain = {
  ...{ asset: 'USDT', dayMs: DAY_MS, min: units('1'), max: units('1000'), perPerson: null, quota: null },
  ...{ reserveRate: 0n, penaltyRate: null, ...sheet },
} as const;
const savings: ListProduct = { ...plain, kind: 'flexible', name: 'Savings', days: 0, fund: '', rate: 0n };
const term: ListProduct = { ...plain, kind: 'fixed', name: 'Term', days: 30, fund: 'terms', rate: units('0.003') };

type Sent = { readonly name: string; readonly input: object };

/** What 04:00 costs the core: the income of a crowd of savers, and of a crowd with a term, in slices that let others come in between. */
export async function run(): Promise<void> {
  inlineMore();
  // The core's thread runs for weeks: what the compiler does in the first seconds is not counted.
  daily(HOLDERS / 5, false);
  daily(HOLDERS, true);
}

function daily(owners: number, counts: boolean): void {
  const flying: number[] = [];
  const { engine, ledger, earn } = createCore({
    practice: { user: [['USDT', units('1000')]], desk: [] },
    port: { append: ({ seq }) => flying.push(seq) },
  });
  let at = START;
  let refused: string | undefined;
  function send(all: readonly Sent[]): void {
    const answer = ({ outcome }: Reply) => {
      if (!outcome.ok) refused = outcome.refusal.reason;
    };
    engine.submitAll(all.map((one) => ({ sent: { ...one, at }, answer })));
    while (flying.length > 0) engine.committed(flying.shift()!);
    if (refused) throw new Error(`the core refused what the bench sent: ${refused}`);
  }

  send([savings, term].map((input) => ({ name: 'earn/list-product', input })));
  send([{ name: 'earn/fund', input: { code: 'terms', asset: 'USDT', amount: units('10000000') } }]);
  for (let from = 0; from < owners; from += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, owners - from) }, (_, n) => FIRST + from + n);
    at += 1_000;
    send(some.map((owner) => ({ name: 'wallet/open-account', input: { owner, kind: 'user' } })));
    for (const [product, name] of ['earn/subscribe', 'earn/buy'].entries()) {
      send(
        some.map((owner) => ({
          name,
          input: {
            ...{ owner, requestId: name, product: product + 1, version: 1, book: 'spot', sharedBy: null },
            amount: units(String(10 + (owner % 300))),
          },
        })),
      );
    }
  }
  const account = (owner: number) => ledger.account(owner, 'finance', 'USDT');
  ledger.post(1, at, [
    { account: account(systemAccounts.outside), amount: -units('5000'), cause: 'house-funds' },
    { account: account(systemAccounts.earnPool), amount: units('5000'), cause: 'loan-interest' },
  ]);
  // What else a day brings, such as forgetting the ids of requests, has happened before.
  at += DAY_MS + 3_600_000;
  engine.tick(at);
  send([]);
  at = incomeAt({ boughtAt: START, dayMs: DAY_MS }, 1);

  const begun = process.threadCpuUsage();
  engine.tick(at);
  let longest = millisecondsSince(begun);
  let batches = 1;
  for (; flying.length > 0; batches++) {
    const before = process.threadCpuUsage();
    engine.committed(flying.shift()!);
    longest = Math.max(longest, millisecondsSince(before));
  }
  const whole = millisecondsSince(begun);
  const unpaid = [...earn.savings.values()].filter(({ income }) => income === 0n).length;
  const left = [...earn.orders.values()].filter(({ daysPaid }) => daysPaid !== 1).length;
  if (unpaid + left > 0) throw new Error(`${unpaid} savers and ${left} terms were not paid`);
  if (!counts) return;
  const what = `daily income of ${owners.toLocaleString('en-US')} savers and as many terms`;
  line(`${what}: longest batch`, longest, 'ms', undefined, { atMost: 20 });
  line(`${what}: all paid`, whole / 1_000, 's', undefined, { atMost: 10 });
  note(`it came in ${batches.toLocaleString('en-US')} batches`);
}
