import type { config } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';

export const configRoute: Route<typeof config> = (_request, asking) =>
  told({ ...asking.identity.config, now: Date.now() });
