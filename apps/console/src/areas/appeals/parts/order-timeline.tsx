import type { TimelineEvent } from '@quay/contract/c2c';
import type { StaffAppeal } from '@quay/contract/staff';
import { Icon, Timeline, type TimelineStep } from '@quay/ui';
import { Address } from '../../../parts/address.tsx';
import { shortAddress } from '../../../parts/address-groups.ts';
import { Section } from '../../../parts/detail.tsx';
import { Due, Moment } from '../../../parts/moment.tsx';
import { type Step, stepsOf } from '../steps.ts';
import { appealsWords } from '../words/index.ts';
import type { Chain } from './use-chain.ts';

/** What happened, with the hash of each event. The chain was checked in this browser; a broken link shows where it is. */
export function OrderTimeline({ appeal, chain }: { appeal: StaffAppeal; chain: Chain }) {
  const words = appealsWords.useWords();
  const { timeline, state, dueAt } = appeal;
  const broken = typeof chain === 'object' ? chain.brokenAt : undefined;
  const open = state === 'appealed' || state === 'disputed';
  const steps: TimelineStep[] = stepsOf(timeline, broken).map((step) => ({
    id: String(step[0].number),
    state: 'done',
    title: <Title step={step} broken={step[0].number === broken} />,
    time: <Moment at={step[0].at} />,
    more: step.map((event) => <EventDetail key={event.number} event={event} />),
  }));
  if (broken !== undefined && broken > timeline.length) {
    steps.push({ id: 'missing', state: 'next', title: <Missing number={broken} /> });
  }
  if (open) steps.push({ id: 'ruling', state: 'now', title: words.rulesNext, time: <Due at={dueAt} /> });
  return (
    <div className="appeals-timeline">
      <Section title={words.timeline} count={timeline.length}>
        <Timeline label={words.timeline} steps={steps} />
      </Section>
    </div>
  );
}

function Title({ step, broken }: { step: Step; broken: boolean }) {
  const words = appealsWords.useWords();
  const [{ event, actor }] = step;
  const { hash } = step.at(-1) ?? step[0];
  const said = step.length > 1 ? words.messages(step.length) : words.events[event];
  const by = step.length === 1 && (actor === 'payer' || actor === 'seller') && !named.has(event);
  return (
    <>
      {by ? words.eventBy[actor](said) : said}
      <span className="appeals-hash q-code">{shortAddress(hash)}</span>
      {broken && (
        <span className="appeals-broken-here">
          <Icon name="warn" size="xs" />
          {words.brokenHere}
        </span>
      )}
    </>
  );
}

/** Events whose words name who did it, or that nobody asks of. */
const named: ReadonlySet<TimelineEvent['event']> = new Set([
  'locked',
  'paid',
  'released',
  'cancelled',
  'fault-claimed',
  'fault-accepted',
  'fault-contested',
]);

function Missing({ number }: { number: number }) {
  const words = appealsWords.useWords();
  return (
    <span className="appeals-broken-here">
      <Icon name="warn" size="xs" />
      {words.brokenEnd(number)}
    </span>
  );
}

function EventDetail({ event }: { event: TimelineEvent }) {
  const words = appealsWords.useWords();
  return (
    <div className="appeals-event">
      <p>
        {words.event(event.number)}, {words.actors[event.actor]},{' '}
        <time className="q-n" dateTime={new Date(event.at).toISOString()}>
          {new Date(event.at).toISOString()}
        </time>
      </p>
      <Address of={event.hash} />
      {event.detail !== '{}' && <p className="q-code appeals-long">{event.detail}</p>}
    </div>
  );
}
