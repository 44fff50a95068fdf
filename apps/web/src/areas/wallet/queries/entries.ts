import { books, entries } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';
import type { EntriesParams } from '../ledger-filter.ts';

const PAGE = 20;

/** The user's ledger, newest first. */
export const entriesQuery = (query: EntriesParams) =>
  infiniteQueryOptions({
    queryKey: ['ledger', query],
    // Nothing is pushed: a screen that comes back asks anew.
    staleTime: 0,
    queryFn: ({ pageParam, signal }) => ask(entries, { ...query, before: pageParam, size: String(PAGE) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : String(page.at(-1)!.entryId)),
  });

/** What the user had of a coin in all books at a moment, by their own ledger. */
export async function ledgerBalance(symbol: string, at: number): Promise<bigint> {
  const query = { symbol, to: String(at + 1), size: '1' };
  const newest = await Promise.all(books.map((book) => ask(entries, { ...query, book })));
  return newest.flat().reduce((all, { balanceAfter }) => all + units(balanceAfter), 0n);
}

/** Which of these coins the user had at a moment, by their own ledger. */
export async function heldAt(symbols: readonly string[], at: number): Promise<string[]> {
  const held: string[] = [];
  for (const symbol of symbols) {
    const lines = await ask(entries, { symbol, to: String(at + 1), size: '1' });
    if (lines.length > 0 && (await ledgerBalance(symbol, at)) > 0n) held.push(symbol);
  }
  return held;
}
