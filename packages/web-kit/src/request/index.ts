export { type Address, type AddressOptions, addressOf } from './address.ts';
export { createClient, type RequestContext, type RequestWords, type Send } from './client.ts';
export { exchangeNow, learnTime } from './clock.ts';
export { askAgain, createQueryClient } from './query-client.ts';
export {
  DUPLICATE,
  HTTP,
  isOutcomeUnknown,
  isUnavailable,
  isUnreached,
  NETWORK,
  Refusal,
  TIMEOUT,
  wordsOf,
} from './refusal.ts';
export { sawSequence, seenSequence } from './sequence.ts';
