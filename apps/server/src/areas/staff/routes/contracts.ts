import { trading } from '@quay/contract';
import { perpetual } from '@quay/contract/perpetual';
import {
  abnormalPrices,
  contractFunds,
  contractRisk,
  exposures,
  previewTiers,
  staffContract,
  staffContracts,
} from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const unknown = (symbol: string) => refused(trading['symbol-unknown'], { symbol }, 'symbol');

/** What staff watch of contracts. */
export const contractRoutes = ({ contracts }: Pick<StaffNeeds, 'contracts'>): Served[] => [
  serve(staffContracts, async () => reply(await contracts.list())),
  serve(staffContract, async ({ symbol }) => {
    const found = await contracts.detail(symbol);
    return found ? reply(found) : unknown(symbol);
  }),
  serve(contractRisk, async ({ symbol }) => {
    const risk = await contracts.risk(symbol);
    return risk ? reply(risk) : unknown(symbol);
  }),
  serve(previewTiers, async ({ symbol, ...wanted }) => {
    if (contracts.statusOf(symbol) === undefined) return unknown(symbol);
    if (!contracts.areTiers(wanted)) return refused(perpetual['tiers-impossible']);
    return reply(await contracts.previewTiers(symbol, wanted));
  }),
  serve(exposures, async () => reply(await contracts.worst())),
  serve(contractFunds, async () => reply(await contracts.funds())),
  serve(abnormalPrices, async () => reply(await contracts.abnormal())),
];
