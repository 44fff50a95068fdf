import type { C2cOrder } from '@quay/contract/c2c';
import { EscrowLine, Icon, Ring } from '@quay/ui';
import { isolated } from '@quay/words';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { orderWords } from '../words/orders/index.ts';
import type { OrderView } from './order-view.ts';
import { countdown, pausedMs } from './steps.ts';
import { useOrderParams } from './use-order-params.ts';

/** Whose turn it is and until when, then where the coins are. */
export function OrderHead({ order, view }: { order: C2cOrder; view: OrderView }) {
  const words = orderWords.useWords();
  const params = useOrderParams()(order, view.until?.at ?? null);
  const stood = pausedMs(order.timeline);
  const seconds = Math.round(stood / 1_000);
  return (
    <section className="c2c-head q-gutter">
      {view.until && <Countdown until={view.until} gentle={order.state !== 'unpaid'} />}
      <div className="q-grow" aria-live="polite">
        <h2 className="q-t20 q-strong">{words.headlines[view.scene](params)}</h2>
        <p className="c2c-head-why q-muted">{words.sentences[view.scene](params)}</p>
        {stood > 0 && view.until && (
          <p className="c2c-head-paused q-t12 q-muted">
            <Icon name="clock" size="xs" />
            <span>{words.paused(seconds < 60 ? words.seconds(seconds) : words.minutes(Math.round(seconds / 60)))}</span>
          </p>
        )}
      </div>
    </section>
  );
}

function Countdown({ until, gentle }: { until: NonNullable<OrderView['until']>; gentle: boolean }) {
  const words = orderWords.useWords();
  const seconds = useSecondsLeft(until.at);
  const { figure, unit } = countdown(seconds);
  return (
    <Ring
      secondsLeft={seconds}
      secondsTotal={Math.max(1, until.totalMs / 1_000)}
      label={words.left[unit](figure)}
      {...(gentle && { tone: 'accent' as const })}
    >
      {figure}
      {unit === 'hours' && <span className="c2c-ring-unit">{words.hoursUnit}</span>}
    </Ring>
  );
}

const NAME_MAX = 18;
const short = (name: string): string =>
  [...name].length > NAME_MAX ? `${[...name].slice(0, NAME_MAX - 1).join('')}…` : name;

/** The rope with the coins in it, and what can move them. */
export function Escrow({ order, state }: { order: C2cOrder; state: OrderView['escrow'] }) {
  const { escrow: words } = orderWords.useWords();
  const amounts = useC2cAmounts();
  const { party, sellerName, payerName } = order;
  const coins = amounts.coin(order.quantity, order.symbol);
  const where = {
    locked: words.locked,
    offered: words.offered,
    appeal: words.appeal,
    released: words.released(isolated(payerName)),
    returned: words.returned(isolated(sellerName)),
  }[state];
  return (
    <section className="c2c-escrow q-gutter q-line-above">
      <EscrowLine
        state={state}
        amount={coins}
        seller={short(sellerName)}
        sellerRole={party === 'seller' ? words.youSeller : words.seller}
        payer={short(payerName)}
        payerRole={party === 'payer' ? words.youPayer : words.payer}
        label={words.label(coins, sellerName, payerName, where)}
      />
      <p className="q-muted q-center">{where}</p>
    </section>
  );
}
