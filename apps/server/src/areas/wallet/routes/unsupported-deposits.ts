import type { unsupportedDeposits } from '@quay/contract/wallet';
import { pageOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { unsupportedOnWire } from '../../../outside/chain/on-wire.ts';

export const unsupportedDepositsRoute: Route<typeof unsupportedDeposits> = async (request, asking) =>
  told((await asking.reads.chain.unsupportedOf(asking.owner, pageOf(request))).map(unsupportedOnWire));
