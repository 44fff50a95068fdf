import { c2c, type setTaking } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';

export const setTakingRoute: Route<typeof setTaking> = async ({ taking }, { owner, c2c: { market } }) => {
  const trader = (await market.traders.read([owner])).get(owner);
  if (trader?.merchant !== 'verified') return refused(c2c['not-acceptor']);
  await market.traders.setTaking(owner, taking);
  return told({});
};
