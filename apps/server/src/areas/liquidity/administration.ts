import { PROMOTION_FUND } from '@quay/contract/earn';
import { LIQUIDITY_COIN, LIQUIDITY_RATE_MAX } from '@quay/contract/liquidity';
import type { LinkedWalletsOverview, RequestedLiquidityTerms } from '@quay/contract/staff';
import { readingsOf, type SetLiquidityTerms } from '@quay/core';
import { freeOf } from '@quay/core/earn-sums';
import { parse, text, units } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';
import { checksummed } from './wire.ts';

/** What staff see and do of linked wallets. */
export type LiquidityAdministration = {
  overview(): Promise<LinkedWalletsOverview>;
  /** As they hold now; nothing before the first ones. */
  terms(): Promise<RequestedLiquidityTerms | undefined>;
  /** Whether these can be terms. */
  arePossible(terms: RequestedLiquidityTerms): boolean;
  set(terms: RequestedLiquidityTerms): Promise<No | undefined>;
};

type Needs = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'liquidity' | 'earn'>;
  /** Until the rows have what was done before. */
  caughtUp(): Promise<unknown>;
  now(): number;
  readonly dayMs: number;
};

const WAITING = 100;
const RATE_MAX = units(LIQUIDITY_RATE_MAX);

export function createLiquidityAdministration({ core, reads, caughtUp, now, dayMs }: Needs): LiquidityAdministration {
  async function terms(): Promise<RequestedLiquidityTerms | undefined> {
    await caughtUp();
    const row = await reads.liquidity.terms();
    if (!row) return undefined;
    const { dailyRate, minHeld, maxHeld, isOpen: open } = row;
    return { rate: text(dailyRate), minHeld: text(minHeld), maxHeld: text(maxHeld), open };
  }

  return {
    terms,

    async overview() {
      const requested = await terms();
      const { liquidity, earn } = reads;
      const known = await liquidity.terms();
      const day = known?.dayMs ?? dayMs;
      const [figures, funds, waiting] = await Promise.all([
        liquidity.figures(now() - day),
        earn.funds(),
        liquidity.waitingOfStaff(Math.floor(now() / day), WAITING),
      ]);
      const fund = funds.find(({ code, asset }) => code === PROMOTION_FUND && asset === LIQUIDITY_COIN);
      return {
        ...{ at: now(), coin: LIQUIDITY_COIN, dayMs: day, terms: requested ?? null, linked: figures.linked },
        ...{ held: text(figures.held), paid: text(known?.paid ?? 0n), scheduled: text(figures.scheduled) },
        ...{ scheduledSince: figures.scheduledSince, unread: figures.unread, left: text(fund ? freeOf(fund) : 0n) },
        waiting: waiting.map((row) => ({
          ...{ id: row.id, wallet: row.wallet, userId: row.owner, username: row.username },
          ...{ address: checksummed(row.address), beginsAt: row.day * day, readings: readingsOf(row).length },
          ...{ lowest: row.lowest === null ? null : text(row.lowest), income: text(row.income), status: row.status },
        })),
      };
    },

    arePossible({ rate, minHeld, maxHeld }) {
      const [share, min, max] = [parse(rate), parse(minHeld), parse(maxHeld)];
      if (share === undefined || min === undefined || max === undefined) return false;
      return share <= RATE_MAX && min > 0n && min <= max;
    },

    async set({ rate, minHeld, maxHeld, open: isOpen }) {
      const input = {
        ...{ asset: LIQUIDITY_COIN, dailyRate: units(rate), minHeld: units(minHeld), maxHeld: units(maxHeld) },
        ...{ isOpen, dayMs },
      } satisfies SetLiquidityTerms;
      const { outcome } = await core.submit('liquidity/set-terms', input);
      await caughtUp();
      return outcome.ok ? undefined : { refusal: outcome.refusal, params: outcome.params };
    },
  };
}
