import { orderLifecycle } from '../../trading/lifecycle.ts';
import { spot } from './refusals.ts';

export const can = orderLifecycle(spot);
