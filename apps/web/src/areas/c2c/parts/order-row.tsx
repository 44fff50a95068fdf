import './order-row.css';
import type { C2cOrderRow, C2cOrderState } from '@quay/contract/c2c';
import { CoinIcon, Icon, ListRow, ringTone } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { countdown } from '../orders/steps.ts';
import { c2cPaths } from '../paths.ts';
import { orderWords } from '../words/orders/index.ts';
import { useC2cAmounts } from './use-c2c-amounts.ts';

/** What is over is quiet, what waits for staff stands out. */
const tones: Readonly<Partial<Record<C2cOrderState, string>>> = {
  paid: 'accent',
  appealed: 'warn',
  disputed: 'warn',
  completed: 'rise',
};

/** One order in a list: what it is, with whom, how much, and what it waits for. */
export function OrderRow({ order }: { order: C2cOrderRow }) {
  const words = orderWords.useWords();
  const amounts = useC2cAmounts();
  const { short } = useMoments();
  const { side, symbol, state, unread, counterparty } = order;
  return (
    <ListRow
      href={c2cPaths.order(order.orderId)}
      link={AppLink}
      start={<CoinIcon symbol={symbol} />}
      title={words.sides[side](amounts.coin(order.quantity, symbol))}
      sub={
        <>
          {unread > 0 && (
            <span className="c2c-row-unread">
              <Icon name="chat" size="xs" />
              <span aria-hidden="true">{unread}</span>
              <span className="q-unseen">{words.list.unread(unread)}</span>
            </span>
          )}
          {counterparty.name}
          {'\u2002'}
          {short(order.openedAt)}
        </>
      }
      figure={amounts.fiat(order.money, order.fiat)}
      figureSub={
        state === 'unpaid' ? (
          <PayLeft payBy={order.payBy} />
        ) : (
          <span className={state in tones ? `c2c-row-state--${tones[state]}` : undefined}>{words.states[state]}</span>
        )
      }
    />
  );
}

function PayLeft({ payBy }: { payBy: number }) {
  const { list: words } = orderWords.useWords();
  const seconds = useSecondsLeft(payBy);
  return (
    <span className={`c2c-row-state--${ringTone(seconds)}`}>
      <span className="q-n">{words.left(countdown(seconds).figure)}</span>
    </span>
  );
}
