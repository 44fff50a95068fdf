import type { C2cOrderRow } from '@quay/contract/c2c';
import { Icon, MiniRing, ringTone } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { Link } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { actOf, countdown } from '../merchant/waiting.ts';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { mostUrgentQuery } from '../queries/orders.ts';
import { openOrderWords } from '../words/open-order/index.ts';
import { useC2cAmounts } from './use-c2c-amounts.ts';

import './open-order.css';

type OpenOrderProps = {
  /** A row of the start page, or a word in the header of the desktop. */
  look: 'row' | 'header';
};

/** The order that waits for the user, wherever they are: what to do, how long there is, one tap away. */
export default function OpenOrder({ look }: OpenOrderProps) {
  useC2cChanges();
  const row = useQuery(mostUrgentQuery).data;
  if (!row) return null;
  return look === 'row' ? <Row row={row} /> : <InHeader row={row} />;
}

function useOrderText(row: C2cOrderRow) {
  const words = openOrderWords.useWords();
  const amounts = useC2cAmounts();
  const moments = useMoments();
  const left = useSecondsLeft(row.payBy);
  const runs = row.state === 'unpaid' && left > 0;
  const money = amounts.fiat(row.money, row.fiat);
  const coins = amounts.coin(row.quantity, row.symbol);
  return {
    act: words.acts[actOf(row)](money, coins, row.counterparty.name),
    short: words.short[actOf(row)](money, coins),
    where: runs ? words.until(coins, moments.clock(row.payBy)) : words.inEscrow(coins),
    open: words.open,
    left: runs ? left : undefined,
    share: (left * 1_000) / Math.max(1, row.payBy - row.openedAt),
  };
}

function Row({ row }: { row: C2cOrderRow }) {
  const text = useOrderText(row);
  return (
    <Link className="open-order" to={c2cPaths.order(row.orderId)}>
      <Sign text={text} />
      <span className="q-grow">
        <b>{text.act}</b>
        <span className="q-block q-t12 q-muted q-n">{text.where}</span>
      </span>
      <span className="open-order-act">
        {text.open}
        <Icon name="right" size="xs" />
      </span>
    </Link>
  );
}

function InHeader({ row }: { row: C2cOrderRow }) {
  const text = useOrderText(row);
  return (
    <Link className="open-order-header" to={c2cPaths.order(row.orderId)} title={text.act}>
      <Sign text={text} small />
      <span className="q-ellipsis">{text.short}</span>
      {text.left !== undefined && <span className="q-muted q-n">{countdown(text.left)}</span>}
    </Link>
  );
}

function Sign({
  text: { left, share },
  small,
}: {
  text: Pick<ReturnType<typeof useOrderText>, 'left' | 'share'>;
  small?: boolean;
}) {
  if (left === undefined) return <Icon name="p2p" {...(small && { size: 's' })} className="q-accent" />;
  return <MiniRing share={share} tone={ringTone(left)} {...(small && { size: 's' })} />;
}
