import type { RequestOf } from '@quay/contract';
import { writeMessage } from '@quay/contract/c2c';
import { quietly } from '../../../request/quietly.ts';

/** Writes to the other side of an order. */
export const submitWriteMessage = (request: RequestOf<typeof writeMessage>) => quietly(writeMessage, request);
