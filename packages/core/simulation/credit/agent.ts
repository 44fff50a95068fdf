import { units } from '@quay/money';
import type { Core, CreditLoan } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, type World } from '../world.ts';

const STAFF = [7, 8, 9] as const;
const DAYS = [7, 30] as const;
const RATE = units('0.0005');
const HOUR_MS = 3_600_000;

/** People who borrow without a pledge, and staff who decide: also what cannot be, and on what is no longer there. */
export class CreditAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  #applications = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 149 + 53);
    this.#core = core;
  }

  /** What Quay lends, and on which terms. */
  opening(): Act[] {
    return [
      ...DAYS.map((days) => ({ name: 'credit/set-product', input: this.#product(days, '20000', true) })),
      { name: 'credit/fund-pool', input: { asset: 'USDT', amount: units('30000'), before: 0n } },
    ];
  }

  next(): Act {
    const random = this.#random;
    const dice = random.below(100);
    const loans = [...this.#core().credit.loans.values()];
    const waiting = loans.filter(({ status }) => status === 'reviewing');
    const offered = loans.filter(({ status }) => status === 'offered');
    const owing = loans.filter(({ paidOutAt }) => paidOutAt !== null);
    if (dice < 3)
      return { name: 'credit/set-product', input: this.#product(random.pick(DAYS), '9000', random.chance(0.8)) };
    if (dice < 8) return this.#funds();
    if (dice < 45 && waiting.length > 0) return this.#decides(random.pick(waiting));
    if (dice < 55 && offered.length > 0) return this.#answers(random.pick(offered));
    if (dice < 60 && owing.length > 0) return this.#repays(random.pick(owing));
    if (dice < 63 && loans.length > 0) return this.#withdraws(random.pick(loans));
    return this.#applies();
  }

  #product(days: number, most: string, isOpen: boolean) {
    return {
      ...{ asset: 'USDT', days, dailyRate: RATE, lateMultiple: units('3'), isOpen },
      ...{ minAmount: units('100'), maxAmount: units(most), oneMax: units('2000') },
    };
  }

  #anybody(): number {
    return FIRST_USER + this.#random.below(this.#world.users);
  }

  #funds(): Act {
    const { pool } = this.#core().credit;
    const { funded = 0n } = pool.get('USDT') ?? {};
    const amount = units(this.#random.pick(['5000', '-3000', '-100000', '0', '0.00000001']));
    const before = this.#random.chance(0.9) ? funded : funded + 1n;
    return { name: 'credit/fund-pool', input: { asset: 'USDT', amount, before } };
  }

  #applies(): Act {
    const random = this.#random;
    this.#applications += 1;
    return {
      name: 'credit/apply',
      input: {
        ...{ owner: this.#anybody(), application: this.#applications, asset: random.chance(0.97) ? 'USDT' : 'BTC' },
        ...{ days: random.chance(0.95) ? random.pick(DAYS) : 31, dailyRate: random.chance(0.95) ? RATE : RATE + 1n },
        amount: units(random.pick(['99', '100', '333.33333333', '1999.99999999', '2000', '2500', '7000', '20001'])),
      },
    };
  }

  #decides({ id, asked, chosen, choice }: CreditLoan): Act {
    const random = this.#random;
    const agrees = choice !== null && random.chance(0.7);
    const isApproved = agrees ? choice === 'approve' : random.chance(0.75);
    const less = random.pick([asked, asked, asked / 2n, asked + 1n, 1n]);
    const amount = agrees ? chosen : isApproved ? less : 0n;
    return {
      name: 'credit/decide',
      input: {
        ...{ staff: random.pick(STAFF), loan: random.chance(0.97) ? id : id + 1_000 },
        ...{ choice: isApproved ? 'approve' : 'reject', amount, remark: random.chance(0.5) ? 'why' : null },
        rejection: isApproved ? null : 'papers-unclear',
      },
      later: random.below(HOUR_MS),
    };
  }

  #answers({ id, owner }: CreditLoan): Act {
    const input = { owner: this.#random.chance(0.9) ? owner : this.#anybody(), loan: id };
    return { name: this.#random.chance(0.6) ? 'credit/accept-offer' : 'credit/withdraw', input };
  }

  #withdraws({ id, owner }: CreditLoan): Act {
    return { name: 'credit/withdraw', input: { owner, loan: id } };
  }

  /** Asks first with what is wrong, as somebody whose day has turned, and hears what is owed. */
  #repays({ id, owner, principal, dailyRate, paidOutAt, days, lateMultiple }: CreditLoan): Act {
    const random = this.#random;
    const began = Math.floor((this.#core().engine.now - paidOutAt!) / 86_400_000) + 1;
    const late = Math.max(0, began - days);
    const weight = BigInt(began - late) * units('1') + BigInt(late) * lateMultiple;
    const exact = principal * dailyRate * weight;
    const one = units('1') * units('1');
    const interest = exact % one === 0n ? exact / one : exact / one + 1n;
    const owed = principal + (interest < principal ? interest : principal);
    return {
      name: 'credit/repay',
      input: {
        owner: random.chance(0.95) ? owner : this.#anybody(),
        loan: id,
        amount: random.chance(0.9) ? owed : owed - 1n,
      },
    };
  }
}
