import type { timelineKey } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const timelineKeyRoute: Route<typeof timelineKey> = (_request, asking) =>
  told({ publicKey: asking.c2c.timelines.publicKey });
