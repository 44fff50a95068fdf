import type { RequestOf } from '@quay/contract';
import { readChat } from '@quay/contract/c2c';
import { quietly } from '../../../request/quietly.ts';

/** Everything up to a message has been seen. */
export const submitReadChat = (request: RequestOf<typeof readChat>) => quietly(readChat, request);
