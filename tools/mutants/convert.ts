import { faultsOf } from './mutant.ts';

const QUOTE = 'packages/core/src/areas/convert/commands/quote.ts';
const EXCHANGE = 'packages/core/src/areas/convert/commands/exchange.ts';
const DROP = 'packages/core/src/areas/convert/commands/drop-quotes.ts';
const PRICES = 'packages/core/src/areas/convert/prices.ts';
const COINS = 'packages/core/src/areas/convert/coins.ts';
const QUOTES = 'packages/core/src/areas/convert/quotes.ts';

export const convertMutants = [
  ...faultsOf(QUOTE, [
    ['a second quote leaves the first', '    if (last) quotes.drop(last);\n', ''],
    ['a quote stands for ever', 'expiresAt: at + QUOTE_MS', 'expiresAt: at * 2'],
    [
      'the house quotes what it does not have',
      "ledger.balance(systemAccounts.convert, 'spot', take).available >= takeAmount && ",
      '',
    ],
    ['the house has no limit of a day', ' && coins.mayGive(take, takeAmount, at)', ''],
    ['a coin is quoted for itself', "    if (give === take) return refuse(convert['same-coin']);\n", ''],
  ]),
  ...faultsOf(EXCHANGE, [
    ['a quote is used twice', '    if (usedAt !== null) return done({ ...conversion, at: usedAt });\n', ''],
    ['a quote is good a millisecond longer', 'at >= quote.expiresAt', 'at > quote.expiresAt'],
    ['a quote is anybody’s', 'if (quote?.owner !== owner)', 'if (!quote)'],
    [
      'an exchange looks at no market',
      "    if (!prices.isFair(quote)) return refuse(convert['price-deviates']);\n",
      '',
    ],
    [
      'an exchange looks at no limit',
      "    if (!systemAccountHas(parts, quote, at)) return refuse(convert['house-short'], { coin: take });\n",
      '',
    ],
    ['what comes in is not counted', '    coins.count(give, -giveAmount, at);\n', ''],
    ['what goes out is not counted', '    coins.count(take, takeAmount, at);\n', ''],
    ['an exchange leaves no row', '    log.add({ ...conversion, at });\n', ''],
    ['a repeated exchange is told another time', 'done({ ...conversion, at: usedAt })', 'done({ ...conversion, at })'],
  ]),
  ...faultsOf(DROP, [
    ['a quote is forgotten when it ends', 'quote.expiresAt + QUOTE_KEPT_MS > at', 'quote.expiresAt > at'],
  ]),
  ...faultsOf(PRICES, [
    ['ten percent is too far', 'apart * ONE <= given', 'apart * ONE < given'],
    ['only a price that is too good is too far', 'taken > given ? taken - given : given - taken', 'taken - given'],
    [
      'a coin is worth what it counts',
      'market?.quote === VALUED_IN ? market.referencePrice : undefined',
      'market?.quote === VALUED_IN ? ONE : undefined',
    ],
  ]),
  ...faultsOf(COINS, [
    ['the limit of a day is for ever', 'day === dayOf(at) ? net : 0n', 'day > 0 ? net : 0n'],
    ['the house keeps the last unit of its limit', '+ amount <= coin.dayLimit', '+ amount < coin.dayLimit'],
  ]),
  ...faultsOf(QUOTES, [
    [
      'after a start nobody has a quote',
      '    for (const quote of this.values()) if (quote.usedAt === null) this.#open.set(quote.owner, quote);\n',
      '',
    ],
  ]),
];
