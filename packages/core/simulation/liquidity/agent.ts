import { units } from '@quay/money';
import type { Core } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, type World } from '../world.ts';

const DAY_MS = 86_400_000;
const HELD = ['0', '49.99999999', '50', '333.33333333', '1000', '1000.00000049', '8240', '20000', '20000.1'] as const;

/** People who link wallets and unlink them, the server that reads them, and staff who set terms; also what cannot be. */
export class LiquidityAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  #addresses = 0;
  #block = 100;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 157 + 71);
    this.#core = core;
  }

  /** Before anybody comes. The budget is that of earn. */
  opening(): Act[] {
    return [{ name: 'liquidity/set-terms', input: this.#terms('0.0002', true) }];
  }

  next(): Act {
    const random = this.#random;
    const dice = random.below(100);
    if (dice < 4) {
      const rate = random.pick(['0', '0.0001', '0.00033333', '0.01', '0.011']);
      return { name: 'liquidity/set-terms', input: this.#terms(rate, random.chance(0.8)) };
    }
    if (dice < 10) return this.#funds();
    if (dice < 30) return this.#links();
    if (dice < 35) return this.#unlinks();
    return this.#reads();
  }

  #terms(rate: string, isOpen: boolean) {
    const [minHeld, maxHeld] = this.#random.pick([
      ['50', '20000'],
      ['0.00000001', '900'],
    ] as const);
    return {
      ...{ asset: 'USDT', dailyRate: units(rate), minHeld: units(minHeld), maxHeld: units(maxHeld) },
      ...{ isOpen, dayMs: DAY_MS },
    };
  }

  #funds(): Act {
    const amount = units(this.#random.pick(['0.1', '0.5', '2', '9']));
    return { name: 'earn/fund', input: { code: 'promotion', asset: 'USDT', amount } };
  }

  #links(): Act {
    const random = this.#random;
    // Some come with an address that has joined.
    if (this.#addresses === 0 || random.chance(0.8)) this.#addresses += 1;
    const address = `0x${String(this.#addresses).padStart(40, '0')}`;
    const owner = FIRST_USER + random.below(this.#world.users);
    const network = random.pick(['ERC20', 'BEP20']);
    const asset = random.chance(0.97) ? 'USDT' : 'BTC';
    return { name: 'liquidity/link-wallet', input: { owner, address, network, asset } };
  }

  #unlinks(): Act {
    const random = this.#random;
    const all = [...this.#core().liquidity.wallets.values()];
    if (all.length === 0) return this.#links();
    const { id: wallet, owner } = random.pick(all);
    const who = random.chance(0.9) ? owner : FIRST_USER + random.below(this.#world.users);
    return { name: 'liquidity/unlink-wallet', input: { owner: who, wallet } };
  }

  /** All of a network, or some of them where it did not answer for all; now and then of a block that was read already. */
  #reads(): Act {
    const random = this.#random;
    if (random.chance(0.9)) this.#block += 1 + random.below(50);
    const network = random.pick(['ERC20', 'BEP20']);
    const part = random.chance(0.7) ? 1 : 0.5;
    const readings = [...this.#core().liquidity.wallets.values()]
      .filter((wallet) => wallet.network === network && random.chance(part))
      .map(({ id: wallet }) => ({ wallet, held: units(random.pick(HELD)) }));
    if (random.chance(0.05)) readings.push({ wallet: 9_999, held: 1n });
    return { name: 'liquidity/record-readings', input: { block: this.#block, readings } };
  }
}
