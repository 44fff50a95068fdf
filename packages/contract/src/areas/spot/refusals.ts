import { orderRefusals } from '../../trading/refusals.ts';

export const spot = orderRefusals('spot', 13000);
