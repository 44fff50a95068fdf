import { liveTicket } from '@quay/contract/identity';
import { ask } from '../../request/ask.ts';

/** A ticket that lets one socket subscribe to the user's own orders and balances. */
export const submitLiveTicket = () => ask(liveTicket, {}, { quiet: true });
