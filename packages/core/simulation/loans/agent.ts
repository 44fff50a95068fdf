import { ONE, units } from '@quay/money';
import type { Core, LoanRow } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, type World } from '../world.ts';

const DAY_MS = 86_400_000;

/** Everybody who borrows against a pledge: on fair terms and on impossible ones, in time and late. */
export class LoansAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  #intents = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 139 + 53);
    this.#core = core;
  }

  /** Before anybody comes: products of each coin against USDT and of USDT against the coin. */
  opening(): Act[] {
    const coins = this.#world.places.slice(0, 2).map(({ symbol }) => symbol);
    const pairs = coins.flatMap((coin) => [
      ['USDT', coin],
      [coin, 'USDT'],
    ]);
    const funds = ['USDT', ...coins].map((asset) => this.#funds(asset, '20000'));
    return [
      ...pairs.flatMap(([asset, pledge]) => [1, 7].map((days) => this.#product(asset!, pledge!, days))),
      ...funds,
    ];
  }

  next(): Act {
    const random = this.#random;
    const dice = random.below(100);
    const rows = [...this.#core().loans.loans.values()];
    if (dice < 4) return this.#funds(this.#coin(), random.pick(['-30000', '-500', '0', '1000', '20000']));
    if (dice < 8) return this.#product('USDT', this.#coin(), random.pick([0, 1, 7]));
    if (dice < 45 || rows.length === 0) return this.#borrows();
    return this.#of(random.pick(rows), dice);
  }

  #of(row: LoanRow, dice: number): Act {
    const random = this.#random;
    const owner = random.chance(0.95) ? row.owner : this.#anybody();
    const of = { owner, loan: row.id };
    const share = (amount: bigint) => (amount * BigInt(random.below(130))) / 100n;
    if (dice < 55) return { name: 'loans/add-pledge', input: { ...of, amount: share(row.pledged) } };
    if (dice < 68) return { name: 'loans/renew', input: { ...of, hourlyRate: row.hourlyRate } };
    const part = random.chance(0.2) ? BigInt(random.below(3)) : share(row.principal);
    return { name: 'loans/repay', input: { ...of, amount: random.chance(0.4) ? null : part } };
  }

  #borrows(): Act {
    const random = this.#random;
    const coin = this.#coin();
    const [asset, pledge] = coin === 'USDT' || random.chance(0.3) ? [coin, 'USDT'] : ['USDT', coin];
    const worth = units(String(100 + random.below(4000)));
    const of = (amount: bigint, symbol: string) => (symbol === 'USDT' ? amount : (amount * ONE) / this.#price(symbol));
    const product = this.#core().loans.products.get(`${asset}/${pledge}/1`);
    // Now and then the same intent comes twice.
    this.#intents += random.chance(0.95) ? 1 : 0;
    const input = {
      ...{ owner: this.#anybody(), requestId: `loan-${this.#intents}`, asset, pledge, days: random.pick([1, 1, 7, 8]) },
      amount: of((worth * BigInt(random.pick([20, 45, 49, 52]))) / 100n, asset!),
      pledged: of(worth, pledge!),
      hourlyRate: product?.hourlyRate ?? units('0.002'),
    };
    return { name: 'loans/borrow', input };
  }

  #price(symbol: string): bigint {
    return this.#core().perpetual.marks.marks.get(`${symbol}USDT-PERP`)?.indexPrice ?? ONE;
  }

  #coin(): string {
    return this.#random.chance(0.3) ? 'USDT' : this.#random.pick(this.#world.places.slice(0, 2)).symbol;
  }

  #anybody(): number {
    return FIRST_USER + this.#random.below(this.#world.users);
  }

  #funds(asset: string, worth: string): Act {
    const amount = asset === 'USDT' ? units(worth) : (units(worth) * ONE) / this.#placePrice(asset);
    return { name: 'loans/fund-pool', input: { asset, amount } };
  }

  #placePrice(asset: string): bigint {
    return this.#world.places.find(({ symbol }) => symbol === asset)!.terms.referencePrice;
  }

  #product(asset: string, pledge: string, days: number): Act {
    const random = this.#random;
    const input = {
      ...{ asset, pledge, days, hourlyRate: units(random.pick(['0.002', '0.002', '0.0005'])) },
      ...{
        initialRate: units(random.pick(['0.5', '0.5', '0.56', '0.58'])),
        lateMultiple: units(random.pick(['1', '3'])),
      },
      ...{ saleFeeRate: units(random.pick(['0', '0.01'])), lot: BigInt(random.pick([1, 1000, 777_777])) },
      ...{ minAmount: 1n, lentMax: units('30000000'), pledgedMax: units('100000000'), isOpen: random.chance(0.95) },
      // Mostly hours of the clock; some products count minutes.
      hourMs: days === 7 && random.chance(0.2) ? 60_000 : 3_600_000,
    };
    return { name: 'loans/set-product', input };
  }

  /** Now and then a term runs out. */
  pause(): number {
    return this.#random.chance(0.02) ? DAY_MS * (1 + this.#random.below(4)) : 0;
  }
}
