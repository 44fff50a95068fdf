import { QUOTE_DEVIATION_MAX } from '@quay/contract/convert/rules';
import { ONE, type Price, units } from '@quay/money';
import type { ConvertNeeds } from './needs.ts';
import type { Quote } from './state.ts';

/** What all coins are valued in. */
const VALUED_IN = 'USDT';
const DEVIATION_MAX = units(QUOTE_DEVIATION_MAX);

/** The markets' own prices, by which every quote is checked. */
export class Prices {
  readonly #markets: ConvertNeeds['markets'];

  constructor({ markets }: ConvertNeeds) {
    this.#markets = markets;
  }

  of(asset: string): Price | undefined {
    if (asset === VALUED_IN) return ONE;
    const market = this.#markets.get(asset);
    return market?.quote === VALUED_IN ? market.referencePrice : undefined;
  }

  /** Whether what is taken is worth what is given, but for the largest deviation. Both products are exact. */
  isFair({ give, take, giveAmount, takeAmount }: Pick<Quote, 'give' | 'take' | 'giveAmount' | 'takeAmount'>): boolean {
    const givePrice = this.of(give);
    const takePrice = this.of(take);
    if (givePrice === undefined || takePrice === undefined) return false;
    const given = giveAmount * givePrice;
    const taken = takeAmount * takePrice;
    const apart = taken > given ? taken - given : given - taken;
    return apart * ONE <= given * DEVIATION_MAX;
  }
}
