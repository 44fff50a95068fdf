import { trading } from '@quay/contract';
import { perpetual } from '@quay/contract/perpetual';
import { staff as refusals, type setCaps } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const names = ['shareFloor', 'shareMax', 'newAccountLeverage', 'newAccountDays'] as const;

export const setCapsRoute =
  ({ contracts, team }: StaffNeeds): Route<typeof setCaps> =>
  async ({ symbol, reason, ...terms }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    if (contracts.statusOf(symbol) === undefined) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    const wanted = { contract: symbol, ...terms };
    if (!contracts.areCaps(wanted)) return refused(perpetual['caps-impossible']);

    const now = contracts.capsOf(symbol);
    const lines = names.map((name) => [name, now ? `${now[name]} → ${terms[name]}` : String(terms[name])]);
    const approvalId = await team.ask(staff, {
      kind: 'set-caps',
      details: { contract: symbol, ...Object.fromEntries(lines) },
      payload: { ...wanted, setAt: now?.setAt ?? 0 },
      reason,
    });
    return reply({ approvalId });
  };
