import { trading } from '@quay/contract';
import { perpetual } from '@quay/contract/perpetual';
import { staff as refusals, type setTiers } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const setTiersRoute =
  ({ contracts, team }: StaffNeeds): Route<typeof setTiers> =>
  async ({ symbol, reason, ...wanted }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (contracts.statusOf(symbol) === undefined) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    if (!contracts.areTiers(wanted)) return refused(perpetual['tiers-impossible']);

    const now = await contracts.newestTiers(symbol);
    const { cap, tiers, appliesAt } = wanted;
    const lines = tiers.map(({ floor, maintenanceRate, initialRate }, n) => [
      `tier${n + 1}`,
      `> ${floor}: ${maintenanceRate} / ${initialRate}`,
    ]);
    const approvalId = await team.ask(staff, {
      kind: 'set-tiers',
      details: {
        contract: symbol,
        // Else they hold as soon as this is approved.
        ...(appliesAt > team.now() && { appliesAt: new Date(appliesAt).toISOString() }),
        cap: now.cap === cap ? cap : `${now.cap} → ${cap}`,
        ...Object.fromEntries(lines),
      },
      payload: { contract: symbol, ...wanted, version: now.version },
      reason,
    });
    return reply({ approvalId });
  };
