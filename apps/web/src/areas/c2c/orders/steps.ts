import type { C2cOrder, TimelineEvent } from '@quay/contract/c2c';
import type { Scene } from './order-view.ts';

/** What is still to come, by who has to do it. */
export type Expected = 'pay' | 'check' | 'arrive' | 'staff' | 'ruling' | 'answer';

export type Step =
  | { readonly kind: 'event'; readonly id: string; readonly event: TimelineEvent }
  /** What was written in a row, with the digest of each. */
  | { readonly kind: 'messages'; readonly id: string; readonly events: readonly TimelineEvent[] }
  | { readonly kind: 'expected'; readonly id: string; readonly state: 'now' | 'next'; readonly step: Expected };

const ahead: Readonly<Partial<Record<Scene, readonly Expected[]>>> = {
  pay: ['pay', 'check', 'arrive'],
  'await-payment': ['pay', 'check', 'arrive'],
  'await-release': ['check', 'arrive'],
  check: ['check', 'arrive'],
  'staff-look': ['staff', 'ruling'],
  'staff-ask': ['staff', 'ruling'],
  'agreement-asked': ['staff', 'ruling'],
  'fault-claimed': ['answer'],
  'fault-asked': ['answer'],
};

const isWritten = ({ event }: TimelineEvent) => event === 'message' || event === 'picture';

/** The whole way of an order: what happened, what is now, what is expected. */
export function stepsOf({ timeline }: Pick<C2cOrder, 'timeline'>, scene: Scene): Step[] {
  const steps: Step[] = [];
  for (const event of timeline) {
    const last = steps.at(-1);
    if (!isWritten(event)) steps.push({ kind: 'event', id: String(event.number), event });
    else if (last?.kind === 'messages') steps[steps.length - 1] = { ...last, events: [...last.events, event] };
    else steps.push({ kind: 'messages', id: String(event.number), events: [event] });
  }
  (ahead[scene] ?? []).forEach((step, place) => {
    steps.push({ kind: 'expected', id: step, state: place === 0 ? 'now' : 'next', step });
  });
  return steps;
}

/** What stands in the detail of an event; what cannot be read is nothing. */
export function detailOf({ detail }: Pick<TimelineEvent, 'detail'>): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(detail);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** `12:41` of minutes and seconds under an hour, `23:12` of hours and minutes from there. */
export function countdown(seconds: number): { readonly figure: string; readonly unit: 'minutes' | 'hours' } {
  const two = (value: number) => String(value).padStart(2, '0');
  if (seconds < 3600) return { figure: `${Math.floor(seconds / 60)}:${two(seconds % 60)}`, unit: 'minutes' };
  // The minute that runs counts until it is over.
  const minutes = Math.ceil(seconds / 60);
  return { figure: `${Math.floor(minutes / 60)}:${two(minutes % 60)}`, unit: 'hours' };
}

/** A hash as it is shown: its ends. */
export const shortHash = (hash: string): string => `${hash.slice(0, 4)} … ${hash.slice(-4)}`;

/** Milliseconds for which the order's clock stood still in all. */
export const pausedMs = (timeline: readonly TimelineEvent[]): number =>
  timeline.filter(({ event }) => event === 'paused').reduce((sum, event) => sum + (Number(detailOf(event).ms) || 0), 0);
