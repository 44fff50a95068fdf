import type { methods } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const methodsRoute: Route<typeof methods> = async (_request, asking) =>
  told(await asking.c2c.methods.listed(asking.owner, await asking.rows()));
