import type { DeliverySamples } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import type { DatedContract } from './parts/dated.tsx';
import type { SampledPart, WindowNow } from './sums/settlement.ts';

const SECOND_MS = 1_000;

/** The window of a contract as the sums take it; nothing before its first index. */
export function windowNow(contract: DatedContract): WindowNow | undefined {
  const { delivery, windowSeconds, mark, tickSize } = contract;
  if (!mark) return undefined;
  const left = delivery.settlementPrice === null ? Math.max(0, windowSeconds - delivery.due) : 0;
  return {
    samples: { sum: units(delivery.sum), count: BigInt(delivery.samples) },
    ...{ left: BigInt(left), index: units(mark.indexPrice), tick: units(tickSize) },
  };
}

/** Half minutes of samples as the wire has them. */
export const partsOf = ({ ticks }: Pick<DeliverySamples, 'ticks'>): readonly SampledPart[] =>
  ticks.map(({ startsAt, samples, sum }) => ({ at: startsAt, sum: units(sum), count: BigInt(samples) }));

/** Every second by itself. */
export const secondsOf = ({ ticks }: Pick<DeliverySamples, 'ticks'>): readonly SampledPart[] =>
  ticks.flatMap(({ startsAt, prices }) =>
    prices.flatMap((price, second) =>
      price === null ? [] : [{ at: startsAt + second * SECOND_MS, sum: units(price), count: 1n }],
    ),
  );
