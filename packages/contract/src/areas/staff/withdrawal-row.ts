import { z } from 'zod';
import { decimal, id, symbol, time } from '../../fields.ts';
import { networkName } from '../wallet/networks.ts';
import { riskSignals, withdrawalStates } from '../wallet/sets.ts';

export const withdrawalRow = z.object({
  withdrawalId: id,
  userId: id,
  username: z.string(),
  symbol,
  network: networkName,
  address: z.string(),
  amount: decimal,
  state: z.enum(withdrawalStates),
  signals: z.array(z.enum(riskSignals)),
  needs: z.number().int().describe('approvals of staff that it needs'),
  approvedBy: z.array(z.string()).describe('who has approved it so far'),
  requestedAt: time,
});
