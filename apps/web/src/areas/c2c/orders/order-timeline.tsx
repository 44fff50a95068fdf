import type { C2cActor, C2cOrder, TimelineEvent } from '@quay/contract/c2c';
import { Timeline, type TimelineStep } from '@quay/ui';
import { useFigures } from '../../../shell/figures.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { SaveTimeline } from '../timeline/save-timeline.tsx';
import { orderWords } from '../words/orders/index.ts';
import type { OrderView } from './order-view.ts';
import { countdown, type Expected, type Step, shortHash, stepsOf } from './steps.ts';

/** Who of the two has to take a step that is expected. */
const doers: Readonly<Record<Expected, 'payer' | 'seller' | 'staff'>> = {
  pay: 'payer',
  check: 'seller',
  arrive: 'payer',
  staff: 'staff',
  ruling: 'staff',
  answer: 'seller',
};

/** All that happened, is happening and is expected, and the file that proves it. */
export function OrderTimeline({ order, view }: { order: C2cOrder; view: OrderView }) {
  const words = orderWords.useWords();
  const figures = useFigures();
  const other = order.counterparty.name;
  const whoOf = (actor: C2cActor) => {
    if (actor === 'staff') return words.staff;
    if (actor === 'system') return words.quay;
    return actor === order.party ? words.you : other;
  };

  function shown(step: Step): TimelineStep {
    if (step.kind === 'event') {
      return {
        id: step.id,
        state: 'done',
        title: words.events[step.event.event](whoOf(step.event.actor)),
        time: figures.time(step.event.at),
        more: <Proof event={step.event} />,
      };
    }
    if (step.kind === 'messages') {
      return {
        id: step.id,
        state: 'done',
        title: words.timeline.messages(step.events.length),
        time: figures.time(step.events.at(-1)!.at),
        more: step.events.map((event) => (
          <div key={event.number} className="c2c-written">
            {words.events[event.event](whoOf(event.actor))}
            <Proof event={event} />
          </div>
        )),
      };
    }
    const said = words.expected[step.step];
    return {
      id: step.id,
      state: step.state,
      title: doers[step.step] === order.party ? said.mine : said.theirs(other),
      ...(step.state === 'now' && view.until && { time: <Left at={view.until.at} /> }),
    };
  }

  return (
    <section className="q-gutter q-line-above c2c-timeline">
      <h3 className="q-unseen">{words.timeline.title}</h3>
      <Timeline label={words.timeline.title} steps={stepsOf(order, view.scene).map(shown)} />
      <div className="c2c-timeline-foot">
        <span className="q-code q-t12 q-muted" title={order.head}>
          {shortHash(order.head)}
        </span>
        <SaveTimeline orderId={order.orderId} number={order.number} />
      </div>
    </section>
  );
}

function Left({ at }: { at: number }) {
  return <>{countdown(useSecondsLeft(at)).figure}</>;
}

/** The exact moment of an event, its digest and whatever else is part of what was hashed. */
function Proof({ event }: { event: TimelineEvent }) {
  const { timeline: words } = orderWords.useWords();
  const figures = useFigures();
  return (
    <dl className="c2c-proof">
      <div>
        <dt className="q-unseen">{words.at}</dt>
        <dd className="q-n">{figures.dateTime(event.at)}</dd>
      </div>
      <div>
        <dt>{words.hash}</dt>
        <dd className="q-code">{event.hash}</dd>
      </div>
      {event.detail !== '{}' && event.detail !== '' && (
        <div>
          <dt>{words.detail}</dt>
          <dd className="q-code">{event.detail}</dd>
        </div>
      )}
    </dl>
  );
}
