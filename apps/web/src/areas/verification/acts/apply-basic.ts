import type { RequestOf } from '@quay/contract';
import { applyBasic } from '@quay/contract/verification';
import { ask } from '../../../request/ask.ts';

/** Applies for basic verification. A rejected one can be sent again, corrected. */
export const submitApplyBasic = (request: RequestOf<typeof applyBasic>) => ask(applyBasic, request, { quiet: true });
