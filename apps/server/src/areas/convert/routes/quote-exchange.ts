import { convert, givenFor, limitsOf, priceOf, type quoteExchange, takenFor } from '@quay/contract/convert';
import type { Quote } from '@quay/core';
import { parse, text } from '@quay/money';
import type { RequestContext } from '../../../edge/request-context.ts';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { ConvertNeeds } from '../needs.ts';
import { QUOTE } from '../needs.ts';
import { middleOf } from '../prices.ts';
import { quoteOnWire } from '../wire.ts';

export const quoteExchangeRoute =
  ({ core, systemSettings, market }: ConvertNeeds): Route<typeof quoteExchange> =>
  async (request, context) => {
    const { give, take } = request;
    for (const field of ['give', 'take'] as const) {
      const symbol = request[field];
      if (!isListed(market, symbol)) return refused(convert['coin-unknown'], { symbol }, field);
    }
    if (give === take) return refused(convert['same-coin'], {}, 'take');

    // One of the two amounts is named; the other one is what is asked for.
    const field = request.giveAmount === undefined ? 'takeAmount' : 'giveAmount';
    const isAmbiguous = request.giveAmount !== undefined && request.takeAmount !== undefined;
    const amount = parse(request[field] ?? '');
    if (!amount || isAmbiguous) return refused(convert['amount-malformed'], {}, field);

    const { convertOpen } = await systemSettings.settings();
    const prices = { give: middleOf(market, give), take: middleOf(market, take) };
    if (!convertOpen || !prices.give || !prices.take) return refused(convert['no-price']);

    const [coin, price] = field === 'giveAmount' ? [give, prices.give] : [take, prices.take];
    const { min, max } = limitsOf(priceOf(price));
    const isRest = async () => field === 'giveAmount' && take === QUOTE && (await isAllOf(context, give, amount));
    if (amount < min && !(await isRest())) return refused(convert['amount-below-min'], { min: text(min), coin }, field);
    if (amount > max) return refused(convert['amount-above-max'], { max: text(max), coin }, field);

    const giveAmount = field === 'giveAmount' ? amount : givenFor(amount, prices.give, prices.take);
    const takeAmount = field === 'takeAmount' ? amount : takenFor(amount, prices.give, prices.take);
    // Of a coin that is dear enough the smallest part is worth more than what was given.
    if (takeAmount === 0n) return refused(convert['amount-below-min'], { min: text(min), coin }, field);
    const input = { owner: context.owner, give, take, giveAmount, takeAmount };
    const { outcome, seq } = await core.submit<Quote>('convert/quote', input);
    return outcome.ok ? reply(quoteOnWire(outcome.value), seq) : { outcome, seq };
  };

/** Whether it is all that the user can use of a coin in spot: what no market takes can be given away so. */
async function isAllOf({ owner, rows }: RequestContext, coin: string, amount: bigint): Promise<boolean> {
  const held = await (await rows()).wallet.balances(owner);
  return held.some(({ book, asset, available }) => book === 'spot' && asset === coin && available === amount);
}

const isListed = (market: ConvertNeeds['market'], coin: string): boolean =>
  coin === QUOTE || market.market(coin) !== undefined;
