import { trading } from '@quay/contract';
import { staff as refusals, type restrictContract } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const restrictContractRoute =
  ({ audit, contracts }: StaffNeeds): Route<typeof restrictContract> =>
  async ({ symbol, to, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const status = contracts.statusOf(symbol);
    if (status === undefined) return refused(trading['symbol-unknown'], { symbol }, 'symbol');
    if (!contracts.allowsLess(status, to)) return refused(refusals['contract-restricted']);

    // Written down first: should the server end in between, nothing was done that the log does not know.
    const details = { status: `${status} → ${to}`, reason };
    await audit.add({ staff, act: 'restrict-contract', subject: `contract ${symbol}`, details });
    const { done, seq } = await contracts.setStatus(symbol, to, staff.id, (from) => contracts.allowsLess(from, to));
    return done ? reply({}, seq) : refused(refusals['contract-restricted']);
  };
