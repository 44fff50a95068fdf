import type { RequestOf } from '@quay/contract';
import { bindPhone } from '@quay/contract/identity';
import { ask } from '../../../request/ask.ts';

/** Binds a phone number, or changes it; then the old one is told, and withdrawals wait for 24 hours. */
export const submitBindPhone = (request: RequestOf<typeof bindPhone>) => ask(bindPhone, request, { quiet: true });
