import type { z } from 'zod';
import { call } from '../../call.ts';
import { type EarnOrder, earnOrder } from './order-row.ts';
import { subscribe, subscribeRequest } from './subscribe.ts';

export const buyMachineRequest = subscribeRequest;
export const buyMachineResponse = earnOrder;

/** Holds a sum of the spot account for the term of a machine, which pays a fixed income. */
export const buyMachine = call<z.infer<typeof buyMachineRequest>, EarnOrder>({
  name: 'earn/buy-machine',
  method: 'POST',
  path: '/financial/machine/buy',
  permission: 'user',
  refusals: subscribe.refusals,
  about: 'Holds a sum of the spot account for the term of a machine, which pays a fixed income.',
});
