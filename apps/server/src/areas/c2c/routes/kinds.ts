import { type kinds, paymentKinds } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';
import { termsOnWire } from '../methods/terms-on-wire.ts';

export const kindsRoute: Route<typeof kinds> = () => told(paymentKinds.map(termsOnWire));
