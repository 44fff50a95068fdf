import type { TimelineEvent } from '@quay/contract/c2c';

/** What a timeline shows as one step: an event, or what was written without anything between. */
export type Step = readonly [TimelineEvent, ...TimelineEvent[]];

const isWritten = ({ event }: TimelineEvent): boolean => event === 'message' || event === 'picture';

/** The steps of a timeline. Messages that follow each other are one; `alone` stands by itself, whatever it is. */
export function stepsOf(events: readonly TimelineEvent[], alone?: number): readonly Step[] {
  const steps: [TimelineEvent, ...TimelineEvent[]][] = [];
  for (const event of events) {
    const open = steps.at(-1);
    const joins = open && isWritten(event) && isWritten(open[0]) && open[0].number !== alone && event.number !== alone;
    if (joins) open.push(event);
    else steps.push([event]);
  }
  return steps;
}
