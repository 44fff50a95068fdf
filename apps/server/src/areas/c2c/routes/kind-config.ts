import { c2c, type kindConfig, paymentKinds } from '@quay/contract/c2c';
import { type Route, refused, told } from '../asking.ts';
import { termsOnWire } from '../methods/terms-on-wire.ts';

export const kindConfigRoute: Route<typeof kindConfig> = ({ id }) => {
  const kind = paymentKinds.find((one) => one === id);
  return kind === undefined ? refused(c2c['method-unknown'], {}, 'id') : told(termsOnWire(kind));
};
