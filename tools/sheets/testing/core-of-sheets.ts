import { type Balance, type Book, books } from '@quay/contract/wallet';
import { text, units } from '@quay/money';
import type { ConvertNeeds } from '../../../apps/server/src/areas/convert/needs.ts';
import type { WalletNeeds } from '../../../apps/server/src/areas/wallet/needs.ts';
import type { RequestContext } from '../../../apps/server/src/edge/request-context.ts';
import type { Reply } from '../../../apps/server/src/edge/route.ts';
import { inProcessCore } from '../../../apps/server/src/outside/simulated-market/testing/in-process-core.ts';

/** Who offers, and who uses the sheet. */
export const OFFERER = 1_000;
export const PERSON = 1_001;

export const bitcoinTerms = {
  symbol: 'BTC',
  base: 'BTC',
  quote: 'USDT',
  name: 'Bitcoin',
  hot: 1,
  tick: units('0.1'),
  lot: units('0.0001'),
  minQuantity: units('0.0001'),
  maxQuantity: units('100'),
  minNotional: units('5'),
  priceBand: units('0.1'),
  maxOpenOrders: 200,
  makerFeeRate: units('0.001'),
  takerFeeRate: units('0.001'),
} as const;

/** A core with a market of BTC at `last` and two people who have coins, for what a sheet says to be held against. */
export async function coreOfSheets(has: Readonly<Record<string, bigint>>, last: bigint, now = 1) {
  const clock = { now };
  const { core, port } = inProcessCore({ practice: { user: Object.entries(has), desk: [] } }, clock);
  const { ledger } = core;
  const run = async <Value>(name: string, input: object) => (await port.submit<Value>(name, input)).outcome;
  await run('market/list-market', { ...bitcoinTerms, referencePrice: last });
  for (const owner of [OFFERER, PERSON]) await run('wallet/open-account', { owner, kind: 'user' });

  /** What can be used and what is frozen, as the ledger has it. */
  const balance = (owner: number, book: Book, asset: string) => ledger.balance(owner, book, asset);
  /** The same as the sheets get it. */
  const balances = (owner: number): Balance[] =>
    books.flatMap((book) =>
      Object.keys(has).map((symbol) => {
        const { available, frozen } = balance(owner, book, symbol);
        return { book, symbol, available: text(available), frozen: text(frozen) };
      }),
    );
  /** Of both of an owner's books that escrow takes from. */
  const sellable = (owner: number, asset: string) =>
    balance(owner, 'spot', asset).available + balance(owner, 'c2c', asset).available;
  /** What a route of the server is given to answer the person; it uses what `more` has and the core. */
  const context = (more: object) =>
    ({ owner: PERSON, core: port, ...more }) as unknown as RequestContext & ConvertNeeds & WalletNeeds;
  return { run, asking: context, core, port, ledger, clock, balance, balances, sellable };
}

/** What a route answered; a refusal is a failure of the test. */
export function answerOf<Value>({ outcome }: Reply<Value>): Value {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.reason} ${JSON.stringify(outcome.params, shown)}`);
  return outcome.value;
}

/** Why a route refused; nothing where it did not. */
export function refusalIn({ outcome }: Reply<unknown>): { reason: string; params: object } | null {
  return outcome.ok ? null : { reason: outcome.refusal.reason, params: outcome.params };
}

const shown = (_key: string, value: unknown) => (typeof value === 'bigint' ? text(value) : value);
