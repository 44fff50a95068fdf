import type { RequestOf } from '@quay/contract';
import { cancelBusiness } from '@quay/contract/verification';
import { ask } from '../../../request/ask.ts';

/** A merchant asks to stop and to have the deposit back; staff review it. */
export const submitCancelBusiness = (request: RequestOf<typeof cancelBusiness>) =>
  ask(cancelBusiness, request, { quiet: true });
