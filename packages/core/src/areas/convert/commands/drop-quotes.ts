import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Quotes } from '../quotes.ts';
import { QUOTE_KEPT_MS } from '../state.ts';

const input = {};
export type DropQuotes = RowOf<typeof input>;

export const dropQuotesShape = shape({
  name: 'convert/drop-quotes',
  number: 52,
  input,
  output: codecOf<{ dropped: number }>({ dropped: id }),
});

/** Drops quotes that nobody asks for any more. Time alone makes it happen (`due.ts`). */
export function dropQuotes(quotes: Quotes): Command<never> {
  return command(dropQuotesShape, (_nothing: DropQuotes, at): Outcome<{ dropped: number }> => {
    let dropped = 0;
    for (const quote of quotes.values()) {
      // Oldest first: the rows stand in the order in which they were added.
      if (quote.expiresAt + QUOTE_KEPT_MS > at) break;
      quotes.drop(quote);
      dropped += 1;
    }
    return done({ dropped });
  });
}
