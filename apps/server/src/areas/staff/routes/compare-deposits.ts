import { type compareDeposits, staff } from '@quay/contract/staff';
import { text } from '@quay/money';
import { type Route, refused, told } from '../../../edge/route.ts';

export const compareDepositsRoute: Route<typeof compareDeposits> = async ({ userId }, { reads, chain }) => {
  const id = Number(userId);
  if (!(await reads.staff.userInDetail(id))) return refused(staff['user-unknown']);
  const compared = await chain.compareDeposits(id);
  return told(
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
