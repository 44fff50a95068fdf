import type { Manifest } from '../../engine/manifest.ts';
import { dropQuotesShape } from './commands/drop-quotes.ts';
import { exchangeShape } from './commands/exchange.ts';
import { quoteShape } from './commands/quote.ts';
import { setCoinShape } from './commands/set-coin.ts';
import { conversionsTable, convertCoinsTable, quotesTable } from './state.ts';

export const convertManifest: Manifest = {
  name: 'convert',
  commands: [quoteShape, exchangeShape, dropQuotesShape, setCoinShape],
  due: ['convert/drop-quotes'],
  tables: [
    [quotesTable, 'none'],
    [convertCoinsTable, 'none'],
    [conversionsTable, 'none'],
  ],
};
