import type { withdrawEnable } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';

export const withdrawEnableRoute: Route<typeof withdrawEnable> = async (_request, asking) =>
  told(await asking.identity.withdrawalGate.of(asking.owner));
