import { orderLifecycle } from '../../trading/lifecycle.ts';
import { perpetual } from './refusals.ts';

export const can = orderLifecycle(perpetual);
