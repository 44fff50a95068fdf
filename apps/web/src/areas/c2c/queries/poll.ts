import { live } from '../../../live/live.ts';

/** Should a push be lost, what is under way is asked for as often; without the socket more often. */
const LIVE_MS = 20_000;

const LOST_MS = 4_000;

/** How long what is under way may go unasked. A page that nobody sees does not ask. */
export const pollMs = (): number => (live.connection().state === 'live' ? LIVE_MS : LOST_MS);
