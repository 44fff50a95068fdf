import type { legacyMethodConfig } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { configOf } from '../legacy/wire.ts';
import { kindConfigRoute } from './kind-config.ts';

export const legacyMethodConfigRoute: Route<typeof legacyMethodConfig> = ({ id }, asking) =>
  reworded(kindConfigRoute({ id }, asking), ({ kind }) => configOf(kind));
