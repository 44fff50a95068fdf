import type { staffWithdrawals } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { withdrawalRowOnWire } from '../withdrawal-on-wire.ts';

const PAGE = 50;

export const staffWithdrawalsRoute: Route<typeof staffWithdrawals> = async ({ state, before }, asking) => {
  const rows = await asking.rows();
  const wanted = { state, before: before === undefined ? undefined : Number(before), size: PAGE };
  return told((await rows.chain.withdrawalCases(wanted)).map(withdrawalRowOnWire));
};
