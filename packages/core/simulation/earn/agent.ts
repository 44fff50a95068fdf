import { units } from '@quay/money';
import type { Core, EarnOrder, ListProduct } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, type World } from '../world.ts';

const DAY_MS = 86_400_000;
const books = ['spot', 'spot', 'finance', 'mining'] as const;
const noSheet = {
  ...{ machineType: null, algorithm: '', hashrate: '', power: '', manufacturer: '', size: '' },
  ...{ weight: '', temperature: '', humidity: '' },
} as const;
const plain = {
  ...{ asset: 'USDT', dayMs: DAY_MS, min: units('10'), max: units('5000'), perPerson: null, quota: null },
  ...{ penaltyRate: null, reserveRate: 0n, ...noSheet },
} as const;

/** Everybody who saves, buys terms and machines, leaves early, shares and asks back; and staff who list, fund and freeze. */
export class EarnAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #machines: Random;
  readonly #core: () => Core;
  #requests = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 149 + 61);
    this.#machines = new Random(seed * 151 + 67);
    this.#core = core;
  }

  /** Before anybody comes. */
  opening(): Act[] {
    const machine = { ...plain, kind: 'machine', fund: 'machines', machineType: 'GPU', algorithm: 'Ethash' } as const;
    const all: ListProduct[] = [
      {
        ...{ ...plain, kind: 'flexible', days: 0, name: 'Savings', fund: '', rate: 0n, max: units('9000') },
        reserveRate: units(this.#random.pick(['0', '0.05'])),
      },
      { ...plain, kind: 'fixed', days: 3, name: 'Three days', fund: 'terms', ...this.#rates() },
      { ...plain, kind: 'lock-up', days: 5, name: 'Lock-up', fund: 'terms', ...this.#rates(), quota: units('9000') },
      { ...machine, days: 4, name: 'Machine', ...this.#rates() },
      {
        ...{ ...machine, days: 3, name: 'Trial', fund: 'promotion', machineType: 'trial', rate: units('0.003') },
        ...{ min: units('100'), max: units('100') },
      },
    ];
    const budget = this.#random.pick(['0.4', '3', '40']);
    const funds = ['terms', 'machines'].map((code) => this.#funds(code, '300'));
    return [...all.map((input) => ({ name: 'earn/list-product', input })), ...funds, this.#funds('promotion', budget)];
  }

  next(): Act {
    const random = this.#random;
    const dice = random.below(100);
    if (dice < 4) return this.#funds(random.pick(['terms', 'machines', 'none']), this.#amount());
    if (dice < 5) return this.#funds('promotion', random.pick(['-20', '0', '0.1', '0.4', '2']));
    if (dice < 7) return this.#staff();
    if (dice < 30) return this.#saves();
    if (dice < 42) return this.#asks();
    if (dice < 47) return this.#tries();
    const orders = [...this.#core().earn.orders.values()];
    if (dice < 75 || orders.length === 0) return this.#buys(orders);
    return this.#of(random.pick(orders), dice);
  }

  /** Now and then 04:00 passes, or some days do. */
  pause(): number {
    const random = this.#random;
    return random.chance(0.06) ? random.pick([3_000_000, DAY_MS / 3, DAY_MS, DAY_MS, 4 * DAY_MS]) : 0;
  }

  #rates() {
    const random = this.#random;
    return {
      rate: units(random.pick(['0', '0.003', '0.00333333', '0.01'])),
      penaltyRate: random.chance(0.8) ? units(random.pick(['0', '0.004', '0.00123457', '0.6'])) : null,
    };
  }

  #anybody(): number {
    return FIRST_USER + this.#random.below(this.#world.users);
  }

  #id(): string {
    this.#requests += this.#random.chance(0.9) ? 1 : 0;
    return `e${this.#requests}`;
  }

  #amount(): string {
    return this.#random.pick(['-1000', '-20', '-0.00000001', '0', '0.1', '5', '200', '900']);
  }

  #funds(code: string, amount: string): Act {
    const signed = amount.startsWith('-') ? -units(amount.slice(1)) : units(amount);
    return { name: 'earn/fund', input: { code, asset: 'USDT', amount: signed } };
  }

  #staff(): Act {
    const random = this.#random;
    const product = 1 + random.below(6);
    if (random.chance(0.3)) {
      return { name: 'earn/set-status', input: { product, isOpen: random.chance(0.9) } };
    }
    const known = this.#core().earn.products.find(product);
    if (!known) return { name: 'earn/set-status', input: { product, isOpen: true } };
    const other = known.kind === 'flexible' || known.machineType === 'trial' ? {} : this.#rates();
    const limits = {
      quota: random.chance(0.5) ? null : units(random.pick(['0', '500', '20000'])),
      perPerson: random.chance(0.7) ? null : units('1500'),
    };
    return { name: 'earn/change-product', input: { ...known, product, ...other, ...limits } };
  }

  #saves(): Act {
    const random = this.#random;
    const input = {
      ...{ owner: this.#anybody(), requestId: this.#id(), product: 1, version: this.#versionOf(1) },
      ...{ amount: this.#sum(10, 1200), book: random.pick(books) },
    };
    return { name: 'earn/subscribe', input };
  }

  #asks(): Act {
    const random = this.#random;
    const rows = [...this.#core().earn.savings.values()];
    if (rows.length === 0) return this.#saves();
    const { id, owner, principal } = random.pick(rows);
    const amount = random.chance(0.4) ? principal : (principal * BigInt(random.below(120))) / 100n;
    const who = random.chance(0.95) ? owner : this.#anybody();
    const input = { owner: who, requestId: this.#id(), order: id, amount, book: random.pick(books) };
    return { name: 'earn/redeem', input };
  }

  #tries(): Act {
    const random = this.#random;
    const person = random.chance(0.5) ? null : `person-${random.below(8)}`;
    const input = { owner: this.#anybody(), product: random.chance(0.95) ? 5 : 4, version: this.#versionOf(5), person };
    return { name: 'earn/start-trial', input };
  }

  #buys(orders: readonly EarnOrder[]): Act {
    const random = this.#random;
    const product = 1 + random.below(6);
    const shared = orders.filter(({ kind }) => kind === 'lock-up');
    const isShared = random.chance(0.6) && shared.length > 0 && (product === 3 || random.chance(0.1));
    const input = {
      ...{ owner: this.#anybody(), requestId: this.#id(), product, version: this.#versionOf(product) },
      amount: product === 4 ? this.#machine() : this.#sum(5, 1500),
      ...{ book: random.pick(books), sharedBy: isShared ? random.pick(shared).id : null },
    };
    return { name: 'earn/buy', input };
  }

  #of(row: EarnOrder, dice: number): Act {
    const random = this.#random;
    const { id: order, owner, amount, penaltyRate, boughtAt, days, dayMs } = row;
    const { now } = this.#core().engine;
    if (dice < 80) {
      const until = now + random.pick([0, 1000, DAY_MS, 3 * DAY_MS]);
      return { name: 'earn/freeze-order', input: { order, reason: 'A check', until } };
    }
    if (dice < 84) return { name: 'earn/unfreeze-order', input: { order } };
    const who = random.chance(0.95) ? owner : this.#anybody();
    if (dice < 92) return { name: 'earn/take-out', input: { owner: who, order, book: random.pick(books) } };
    const left = days - Math.max(0, Math.min(days, Math.floor((now - boughtAt) / dayMs)));
    const cost = (amount * (penaltyRate ?? 0n) * BigInt(left) + 99_999_999n) / 100_000_000n;
    return { name: 'earn/exit-early', input: { owner: who, order, penalty: cost < amount ? cost : amount } };
  }

  #versionOf(product: number): number {
    const version = this.#core().earn.products.find(product)?.version ?? 1;
    return this.#random.chance(0.97) ? version : version + 1;
  }

  /** Of the two lowest tiers, and now and then of none. */
  #machine(): bigint {
    const usual = this.#sum(5, 1500);
    return this.#machines.chance(0.6) ? units(String(1500 + this.#machines.below(1500))) : usual;
  }

  /** Any sum, to the unit. */
  #sum(from: number, most: number): bigint {
    return units(String(from + this.#random.below(most))) - BigInt(this.#random.below(3));
  }
}
