import type { Due } from '../../engine/area.ts';
import type { Quotes } from './quotes.ts';
import { QUOTE_KEPT_MS } from './state.ts';

/** What time alone makes happen in convert. */
export function convertDue(quotes: Quotes, now: number): readonly Due[] {
  const oldest = quotes.values().next().value;
  return oldest && oldest.expiresAt + QUOTE_KEPT_MS <= now ? [{ name: 'convert/drop-quotes', input: {} }] : [];
}
