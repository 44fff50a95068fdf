import { c2c, type legacyMethod } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';
import { methodOf } from '../legacy/wire.ts';

export const legacyMethodRoute: Route<typeof legacyMethod> = async ({ id }, asking) => {
  const own = await asking.c2c.methods.listed(asking.owner, await asking.rows());
  const found = own.find(({ methodId }) => methodId === Number(id));
  return found ? told(methodOf(found)) : refused(c2c['method-unknown'], {}, 'id');
};
