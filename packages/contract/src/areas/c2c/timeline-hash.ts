import type { TimelineEvent } from './timeline-event.ts';

/** The text that is hashed for an event. */
export const hashedText = (before: string, orderId: number, event: Omit<TimelineEvent, 'hash'>): string =>
  `${before}\n${JSON.stringify([orderId, event.number, event.at, event.event, event.actor, event.detail])}`;

export const FIRST_HASH = '0'.repeat(64);
