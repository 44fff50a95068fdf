import type { businessDeposits } from '@quay/contract/verification';
import { type Route, told } from '../../../edge/route.ts';
import { DEPOSIT_COIN, depositOnWire } from '../merchant.ts';

export const businessDepositsRoute: Route<typeof businessDeposits> = async (_request, asking) => {
  const rows = await asking.rows();
  const [deposits, { merchantDeposit }] = await Promise.all([
    rows.verification.depositsOf(asking.owner),
    asking.house.settings(),
  ]);
  return told({
    needed: { coinSymbol: DEPOSIT_COIN, amount: merchantDeposit },
    deposits: deposits.map(depositOnWire),
  });
};
