import type { appeals } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { handlerOf } from '../handler-of.ts';

export const appealsRoute: Route<typeof appeals> = async ({ queue = 'waiting', before }, asking) => {
  const wanted = { queue, before: before === undefined ? undefined : Number(before) };
  return told(await asking.c2c.appeals.desk.list(handlerOf(asking), wanted, await asking.rows()));
};
