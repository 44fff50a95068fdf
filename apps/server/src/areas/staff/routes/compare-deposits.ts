import { type compareDeposits, staff } from '@quay/contract/staff';
import { text } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const compareDepositsRoute =
  ({ chain, reads }: StaffNeeds): Route<typeof compareDeposits> =>
  async ({ userId }) => {
    const id = Number(userId);
    if (!(await reads.staff.userInDetail(id))) return refused(staff['user-unknown']);
    const compared = await chain.compareDeposits(id);
    return reply(
      compared.map(({ network, asset: symbol, address, block, came, booked, isRight: same }) => ({
        network,
        symbol,
        address,
        block,
        came: text(came),
        booked: text(booked),
        same,
      })),
    );
  };
