import type { realName } from '@quay/contract/verification';
import { type Route, told } from '../../../edge/route.ts';

export const realNameRoute: Route<typeof realName> = async (_request, { owner, verification }) =>
  told(await verification.progress(owner));
