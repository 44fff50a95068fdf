import { trading } from '@quay/contract';
import { loans } from '@quay/contract/loans';
import { MOVE_MINUTES_MAX, MOVE_PERCENT, type moveCoin, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const MINUTE_MS = 60_000;

export const moveCoinRoute =
  ({ audit, simulation }: Pick<StaffNeeds, 'audit' | 'simulation'>): Route<typeof moveCoin> =>
  async ({ symbol, percent, minutes, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const { min, max } = MOVE_PERCENT;
    if (percent < min || percent > max || percent === 0 || minutes < 1 || minutes > MOVE_MINUTES_MAX) {
      return refused(loans['move-range'], { min: String(min), max: String(max), minutes: String(MOVE_MINUTES_MAX) });
    }
    if (!simulation) return refused(loans['market-real']);
    if (!simulation.isListed(symbol)) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    const details = { percent: `${percent}`, minutes: `${minutes}`, reason };
    await audit.add({ staff, act: 'move-coin', subject: `coin ${symbol}`, details });
    await simulation.move(symbol, percent / 100, minutes * MINUTE_MS);
    return reply({});
  };
