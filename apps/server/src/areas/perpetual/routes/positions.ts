import type { positions } from '@quay/contract/perpetual';
import { type Route, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { positionOnWire } from '../wire.ts';

export const positionsRoute =
  ({ contracts }: Pick<PerpetualNeeds, 'contracts'>): Route<typeof positions> =>
  async (_request, context) => {
    const rows = await context.rows();
    return reply((await rows.perpetual.positions(context.owner)).map((row) => positionOnWire(row, contracts)));
  };
