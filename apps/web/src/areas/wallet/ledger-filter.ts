import { type Book, books, type Cause, causes, type Entry } from '@quay/contract/wallet';
import { EVERY_MARKET, paths } from '../../paths.ts';
import { type Days, dayIn, daysBefore, momentsOf } from '../../records/days.ts';

/** What of the ledger is to be shown. What is not said is not filtered by. */
export type LedgerFilter = Days & { readonly coin?: string; readonly book?: Book; readonly cause?: Cause };

/** In the order in which they are asked. */
export const ledgerFilters = ['coin', 'book', 'cause', 'from', 'to'] as const satisfies (keyof LedgerFilter)[];

/** Causes that stand in accounts of users; the others are the exchange's own. */
export const usersCauses = causes.filter(
  (cause) => !['safety-fund', 'house-funds', 'funding-residue', 'delivery-residue'].includes(cause),
);

const COIN = /^[A-Z0-9]{1,16}$/;

/** Reads the address. What it says wrongly, as an old or a mistyped link may, counts as not said. */
export function ledgerFilterOf(search: URLSearchParams): LedgerFilter {
  const coin = search.get('coin') ?? '';
  return said({
    coin: COIN.test(coin) ? coin : undefined,
    book: books.find((book) => book === search.get('book')),
    cause: usersCauses.find((cause) => cause === search.get('cause')),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
  });
}

/** The query of the address that says this. */
export const ledgerSearchOf = (filter: LedgerFilter): Record<string, string> => ({ ...filter });

export const withoutFilters = (filter: LedgerFilter, names: readonly (keyof LedgerFilter)[]): LedgerFilter =>
  said({ ...filter, ...Object.fromEntries(names.map((name) => [name, undefined])) });

/** Without what is not said, so that two filters that say the same are the same. */
export function said(filter: { readonly [Key in keyof LedgerFilter]: LedgerFilter[Key] | undefined }): LedgerFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

export type EntriesParams = Days & { readonly symbol?: string; readonly book?: Book; readonly cause?: Cause };

export function entriesParams({ coin, book, cause, ...days }: LedgerFilter): EntriesParams {
  return { ...(coin && { symbol: coin }), ...(book && { book }), ...(cause && { cause }), ...momentsOf(days) };
}

/** Where a line of the ledger is told in full; nothing for what has no page of its own. */
export function aboutEntry({ cause, reference, symbol, at }: Entry): string | undefined {
  switch (cause) {
    case 'deposit':
    case 'deposit-reversal':
      return paths.rechargeDetail(reference);
    case 'withdrawal':
    case 'withdrawal-fee':
      return paths.withdrawDetail(reference);
    case 'convert':
      return paths.exchangeHistory();
    case 'trade':
    case 'fee': {
      // A line of USDT does not say in which market it was traded.
      const day = daysBefore(0, at);
      return paths.tradeRecord(symbol === 'USDT' ? EVERY_MARKET : symbol, { tab: 'fills', from: day, to: day });
    }
    default:
      return undefined;
  }
}
