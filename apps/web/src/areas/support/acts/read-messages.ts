import type { RequestOf } from '@quay/contract';
import { readMessages } from '@quay/contract/support';
import { quietly } from '../../../request/quietly.ts';

/** The customer has seen all messages up to one. */
export const submitReadMessages = (request: RequestOf<typeof readMessages>) => quietly(readMessages, request);
