import { units } from '@quay/money';
import { type Conversion, type Quote, systemAccounts } from '../../src/index.ts';
import { type Coins, USDT } from '../coins.ts';
import type { Random } from '../random.ts';
import type { Act } from '../world.ts';

/** What Quay has of a coin to exchange to begin with, and gives away of it in a day; in USDT. */
const STOCK_HAS = units('3000000');
const STOCK_GIVES = units('6000');

type Given = { readonly owner: number; readonly quote: number };

/** Everybody who exchanges one coin for another. */
export class ConvertAgent {
  readonly #coins: Coins;
  readonly #random: Random;
  readonly #quotes: Given[] = [];
  #lastQuote = 0;

  constructor(coins: Coins, random: Random) {
    this.#coins = coins;
    this.#random = random;
  }

  /** Before anybody comes: Quay lists the coins that it exchanges, and has some of each. */
  opening(): Act[] {
    const coins = [USDT, ...this.#coins.places.map(({ symbol }) => symbol)];
    return coins.flatMap((asset) => [
      { name: 'convert/set-coin', input: { asset, dayLimit: this.#coins.worth(STOCK_GIVES, asset) } },
      {
        name: 'wallet/fund-system-account',
        input: { account: systemAccounts.convert, asset, amount: this.#coins.worth(STOCK_HAS, asset) },
      },
    ]);
  }

  /** Asks a price, mostly a fair one, and takes it: at once, later, twice, or somebody else's. */
  exchanges(owner: number): Act[] {
    const random = this.#random;
    if (random.chance(0.2) && this.#quotes.length > 0) return [this.#exchanged(random.pick(this.#quotes), owner)];
    const give = this.#coins.any();
    const place = random.pick(this.#coins.places).symbol;
    const take = give !== USDT && random.chance(0.7) ? USDT : place;
    const giveAmount = this.#coins.worth(units(String(5 + random.below(4000))), give);
    const fair = (giveAmount * this.#coins.priceOf(give)) / this.#coins.priceOf(take);
    const share = BigInt(random.chance(0.85) ? 999 : 850 + random.below(300));
    const input = { owner, give, take, giveAmount, takeAmount: (fair * share) / 1000n };
    const given = { owner, quote: this.#lastQuote + 1 };
    const asks: Act = {
      name: 'convert/quote',
      input,
      heard: (outcome) => {
        if (!outcome.ok) return;
        given.quote = (outcome.value as Quote).id;
        this.#lastQuote = given.quote;
        this.#quotes.push({ ...given });
        if (this.#quotes.length > 20) this.#quotes.shift();
      },
    };
    const acts = [asks];
    for (let times = random.below(3); times > 0; times--) acts.push(this.#exchanged(given, owner));
    return acts;
  }

  #exchanged(given: Given, owner: number): Act {
    const strange = this.#random.chance(0.1);
    return {
      name: 'convert/exchange',
      // Read when it is sent: where commands go alone, the answer to the quote has come by then.
      get input() {
        return { owner: strange ? owner : given.owner, quote: given.quote };
      },
      heard: (outcome) => {
        if (!outcome.ok) return;
        const { id, owner: of } = outcome.value as Conversion;
        if (strange && of !== owner) throw new Error(`I34 quote ${id} of ${of} was exchanged by ${owner}`);
      },
    };
  }
}
