import type { debts } from '@quay/contract/wallet';
import { type Route, told } from '../../../edge/route.ts';
import { debtOnWire } from '../../../outside/chain/on-wire.ts';

export const debtsRoute: Route<typeof debts> = async (_request, asking) => {
  const rows = await asking.rows();
  return told((await rows.wallet.debtsOf(asking.owner)).map(debtOnWire));
};
