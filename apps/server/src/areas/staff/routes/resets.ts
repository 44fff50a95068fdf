import type { resets } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

export const resetsRoute: Route<typeof resets> = async ({ state, before }, asking) =>
  told(await asking.identity.resets.list({ state, before: before === undefined ? undefined : Number(before) }));
