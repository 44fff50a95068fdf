import { type legacyMethodConfigs, paymentKinds } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const legacyMethodConfigsRoute: Route<typeof legacyMethodConfigs> = () =>
  told(Object.fromEntries(paymentKinds.map((kind) => [kind, kind])));
