import { typing } from '@quay/contract/support';
import { quietly } from '../../../request/quietly.ts';

/** The customer is writing; it is forgotten after five seconds. */
export const submitTyping = () => quietly(typing, {});
