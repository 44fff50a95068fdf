import type { Conversion, ConvertCoin, Quote } from '@quay/contract/convert';
import { systemAccounts } from '@quay/core';
import { text, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertCoinsRoute } from '../../apps/server/src/areas/convert/routes/convert-coins.ts';
import { exchangeRoute } from '../../apps/server/src/areas/convert/routes/exchange.ts';
import { quoteExchangeRoute } from '../../apps/server/src/areas/convert/routes/quote-exchange.ts';
import type { Reply } from '../../apps/server/src/edge/route.ts';
import {
  type ExchangeDraft,
  estimateOf,
  quoteParams,
  ratedAmounts,
  refusalOf,
} from '../../apps/web/src/areas/convert/forms/exchange.form.ts';
import { answerOf, bitcoinTerms, coreOfSheets, PERSON, refusalIn } from './testing/core-of-sheets.ts';

/**
 * The form and the sheet of an exchange against the core: random prices, amounts and sides. The form says about how much
 * arrives before a quote is asked for; while no price has changed that is the quote, and the quote is what is done.
 */
const LAST = units('64218.4');
const has = { USDT: units('30000'), BTC: units('0.5') };
const systemAccountHas = { USDT: units('1000000'), BTC: units('20') };

const bests = fc
  .record({ distance: fc.bigInt(-3_000n, 3_000n), gap: fc.bigInt(0n, 900n) })
  .map(({ distance, gap }) => ({ bid: LAST + distance * units('0.1'), ask: LAST + (distance + gap) * units('0.1') }));
const drafts: fc.Arbitrary<ExchangeDraft> = fc
  .record({
    buysBitcoin: fc.boolean(),
    side: fc.constantFrom('give' as const, 'take' as const),
    // Of any size and every digit, in worth.
    worth: fc.bigInt(units('0.00000001'), units('130000')),
  })
  .map(({ buysBitcoin, side, worth }) => {
    const [give, take] = buysBitcoin ? ['USDT', 'BTC'] : ['BTC', 'USDT'];
    const symbol = side === 'give' ? give : take;
    const amount = symbol === 'USDT' ? worth : (worth * units('1')) / LAST;
    return { give: give!, take: take!, side, amount: text(amount), unanswered: null };
  });

test('what the form estimates is quoted, and what is quoted leaves and arrives', async () => {
  const seen = new Map<string, number>();
  const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  await fc.assert(
    fc.asyncProperty(bests, drafts, async (best, draft) => {
      const { run, asking: context, balance, balances } = await coreOfSheets(has, LAST);
      for (const [asset, amount] of Object.entries(systemAccountHas)) {
        await run('convert/set-coin', { asset, dayLimit: amount });
        await run('wallet/fund-system-account', { account: systemAccounts.convert, asset, amount });
      }
      const bitcoin = { ...bitcoinTerms, status: 'trading', referencePrice: LAST };
      const server = context({
        market: {
          markets: () => [bitcoin],
          market: (symbol: string) => (symbol === 'BTC' ? bitcoin : undefined),
          best: () => best,
        },
        systemSettings: { settings: async () => ({ convertOpen: true }) },
      });
      const listed: Reply<ConvertCoin[]> = await convertCoinsRoute(server)({}, server);
      const coins = new Map(answerOf(listed).map((coin) => [coin.symbol, coin]));

      const estimate = estimateOf(draft, coins);
      const early = refusalOf(draft, coins, balances(PERSON));
      const request = quoteParams(draft);
      count(early?.reason ?? draft.side);
      if (!request) return;
      const quoted: Reply<Quote> = await quoteExchangeRoute(server)(request, server);
      if (early && early.reason !== 'convert/balance-too-small') {
        expect(refusalIn(quoted)).toMatchObject({ reason: early.reason, params: early.params });
        return;
      }
      const quote = answerOf(quoted);
      expect(draft.side === 'give' ? quote.takeAmount : quote.giveAmount).toBe(text(estimate!));
      expect(ratedAmounts(draft, coins)).toEqual({ giveAmount: quote.giveAmount, takeAmount: quote.takeAmount });

      const before = { give: balance(PERSON, 'spot', draft.give), take: balance(PERSON, 'spot', draft.take) };
      const done: Reply<Conversion> = await exchangeRoute(server)({ quoteId: quote.quoteId }, server);
      if (early) {
        expect(refusalIn(done)).toMatchObject({ reason: early.reason, params: early.params });
        return;
      }
      const { giveAmount, takeAmount } = answerOf(done);
      expect({ giveAmount, takeAmount }).toEqual({ giveAmount: quote.giveAmount, takeAmount: quote.takeAmount });
      const after = { give: balance(PERSON, 'spot', draft.give), take: balance(PERSON, 'spot', draft.take) };
      expect(text(before.give.available - after.give.available)).toBe(quote.giveAmount);
      expect(text(after.take.available - before.take.available)).toBe(quote.takeAmount);
      expect(after.give.frozen).toBe(0n);
    }),
    { numRuns: 400, seed: 20261123 },
  );
  const often = ['give', 'take', 'convert/amount-above-max', 'convert/balance-too-small'];
  expect(often.filter((what) => (seen.get(what) ?? 0) < 10)).toEqual([]);
});
