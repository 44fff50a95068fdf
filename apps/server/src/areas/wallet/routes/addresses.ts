import type { addresses } from '@quay/contract/wallet';
import { type Route, told } from '../../../edge/route.ts';
import { savedOnWire } from '../address-book.ts';

export const addressesRoute: Route<typeof addresses> = async (_request, { reads, owner }) =>
  told((await reads.chain.savedAddresses(owner)).map(savedOnWire));
