import type { legacyMethods } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { methodOf } from '../legacy/wire.ts';
import { methodsRoute } from './methods.ts';

export const legacyMethodsRoute: Route<typeof legacyMethods> = (_request, asking) =>
  reworded(methodsRoute({}, asking), (methods) => methods.map(methodOf));
