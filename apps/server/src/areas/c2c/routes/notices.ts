import type { notices } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const noticesRoute: Route<typeof notices> = async (_request, { owner, c2c }) =>
  told(await c2c.notices.settings(owner));
