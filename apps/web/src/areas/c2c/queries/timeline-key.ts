import { timelineKey } from '@quay/contract/c2c';
import { ask } from '../../../request/ask.ts';

/** The key that timelines are signed with. */
export const fetchTimelineKey = () => ask(timelineKey, {}, { quiet: true });
