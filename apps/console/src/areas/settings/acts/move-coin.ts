import { moveCoin } from '@quay/contract/staff';
import { type ActOptions, useAct } from '../../../request/hooks.ts';

/** Moves the price of a coin of a simulated market. */
export const useMoveCoin = (options?: ActOptions<typeof moveCoin>) => useAct(moveCoin, options);
