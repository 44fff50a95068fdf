import type { Rate } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { ASK, BID } from '../../matching/index.ts';
import { impactPrice, premiumSample } from '../../prices/premium.ts';
import type { Instruments } from '../../trading/instruments.ts';
import type { Contracts } from './contracts.ts';
import { type PremiumMinute, premiumMinutesTable } from './funding-state.ts';
import { impactWorth, levelsWorth, MINUTE_MS, SAMPLE_MS } from './funding-terms.ts';
import type { Contract } from './state.ts';

type Column = `premium${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11}`;

/** How far contracts trade from their index: one sample in five seconds, kept by the minute. */
export class Premiums {
  readonly minutes: Rows<PremiumMinute>;
  readonly #contracts: Contracts;
  readonly #instruments: Instruments;
  /** By contract, the minute that is not over. */
  readonly #open = new Map<string, PremiumMinute>();

  constructor(of: { readonly changes: Changes; readonly contracts: Contracts; readonly instruments: Instruments }) {
    this.minutes = new Rows(premiumMinutesTable, of.changes);
    this.#contracts = of.contracts;
    this.#instruments = of.instruments;
  }

  /** Takes the sample of now from what rests in the book, where none was taken in these five seconds. */
  sample(contract: Contract, index: bigint, at: number): Rate | undefined {
    const minute = this.#minuteOf(contract.symbol, at - (at % MINUTE_MS));
    const column = `premium${Math.floor((at - minute.at) / SAMPLE_MS)}` as Column;
    if (minute[column] !== null) return undefined;
    const sample = this.#premium(contract, index, at);
    minute[column] = sample;
    this.minutes.touch(minute);
    return sample;
  }

  #premium(contract: Contract, index: bigint, at: number): Rate {
    const worth = impactWorth(contract, this.#contracts.tiersOf(contract.symbol, at), index);
    const { book } = this.#instruments.of(contract.symbol);
    const [bid, ask] = (['bid', 'ask'] as const).map((side) => {
      const levels = levelsWorth(contract, book.levels(side === 'bid' ? BID : ASK), worth);
      return impactPrice(contract.kind, side, levels, worth);
    });
    return premiumSample(index, bid, ask);
  }

  #minuteOf(contract: string, began: number): PremiumMinute {
    const open = this.#open.get(contract);
    if (open?.at === began) return open;
    this.close(contract);
    const minute = this.minutes.add({
      ...{ contract, at: began, status: 'open' },
      ...{ premium0: null, premium1: null, premium2: null, premium3: null, premium4: null, premium5: null },
      ...{ premium6: null, premium7: null, premium8: null, premium9: null, premium10: null, premium11: null },
    });
    this.#open.set(contract, minute);
    return minute;
  }

  /** The minute of a contract is over. */
  close(contract: string): void {
    const open = this.#open.get(contract);
    if (!open) return;
    open.status = 'over';
    this.minutes.retire(open);
    this.#open.delete(contract);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.#open.clear();
    for (const minute of this.minutes.values()) this.#open.set(minute.contract, minute);
  }
}
