import { type feeRates, feeTiers, VOLUME_DAYS } from '@quay/contract/spot';
import { text } from '@quay/money';
import { type Route, reply } from '../../../edge/route.ts';

const DAY_MS = 24 * 60 * 60_000;

export const feeRatesRoute: Route<typeof feeRates> = async (_request, context) => {
  const rows = await context.rows();
  const today = Math.floor(Date.now() / DAY_MS);
  const { tier, volumes } = await rows.spot.feeStanding(context.owner, today - VOLUME_DAYS);
  let full = 0n;
  let sinceMidnight = 0n;
  for (const { day, amount } of volumes) {
    if (day < today) full += amount;
    else sinceMidnight += amount;
  }
  return reply({ tier, volume: text(full), today: text(sinceMidnight), tiers: [...feeTiers] });
};
