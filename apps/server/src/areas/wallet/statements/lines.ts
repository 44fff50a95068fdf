import { books } from '@quay/contract/wallet';
import type { Entry } from '@quay/core';
import type { Reads } from '@quay/store';

const PAGE = 1_000;

type Span = { readonly from?: number | undefined; readonly to?: number | undefined };

/** All lines of a user's ledger, of all books, in the order of their numbers; a page of each book is in memory. */
export async function* linesUpwards(
  { wallet }: Pick<Reads, 'wallet'>,
  owner: number,
  span: Span = {},
): AsyncGenerator<Entry> {
  const streams = books.map((book) => ({
    ...{ book, after: undefined as number | undefined, lines: [] as Entry[], at: 0, isOver: false },
  }));
  for (;;) {
    let next: (typeof streams)[number] | undefined;
    for (const stream of streams) {
      if (stream.at === stream.lines.length && !stream.isOver) {
        const { book, after } = stream;
        stream.lines = await wallet.entriesUpwards(owner, { ...span, book, after, size: PAGE });
        stream.at = 0;
        stream.after = stream.lines.at(-1)?.id ?? after;
        stream.isOver = stream.lines.length < PAGE;
      }
      const line = stream.lines[stream.at];
      if (line && (!next || line.id < next.lines[next.at]!.id)) next = stream;
    }
    if (!next) return;
    yield next.lines[next.at]!;
    next.at += 1;
  }
}
