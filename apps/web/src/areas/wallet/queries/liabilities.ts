import { books, entries, liabilities, liabilityProof } from '@quay/contract/wallet';
import { units } from '@quay/money';
import { queryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** What was published never changes; a day may be added. */
export const liabilitiesQuery = queryOptions({
  queryKey: ['liabilities'],
  queryFn: ({ signal }) => ask(liabilities, {}, { signal }),
  staleTime: 60_000,
});

export const askProof = (day: string) => ask(liabilityProof, { day }, { quiet: true });

/** What the user had of a coin in all books at a moment, by their own ledger. */
export async function ledgerBalance(symbol: string, at: number): Promise<bigint> {
  const asked = { symbol, to: String(at + 1), size: '1' };
  const newest = await Promise.all(books.map((book) => ask(entries, { ...asked, book })));
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
