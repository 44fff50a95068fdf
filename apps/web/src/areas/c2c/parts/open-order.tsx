import './open-order.css';
import { type C2cOrderRow, orders } from '@quay/contract/c2c';
import { Icon, MiniRing, ringTone } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { Link } from '@quay/web-kit/router';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { quietly } from '../../../request/quietly.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { actOf, countdown } from '../merchant/waiting.ts';
import { c2cPaths } from '../paths.ts';
import { useC2cChanges } from '../queries/live.ts';
import { openOrderWords } from '../words/open-order/index.ts';
import { useC2cAmounts } from './use-c2c-amounts.ts';

/** Should a push be lost: only while something waits is it asked for again. */
const WAITING_MS = 30_000;

/** What waits most urgently for the user. */
const mostUrgentQuery = queryOptions({
  queryKey: ['c2c', 'orders', 'most-urgent'],
  queryFn: ({ signal }) => quietly(orders, { waiting: true, size: 1 }, { signal }),
  select: ([first]) => first,
  refetchOnWindowFocus: 'always',
  refetchInterval: ({ state }) => (state.data?.length ? WAITING_MS : false),
});

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

function useTold(row: C2cOrderRow) {
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
  const told = useTold(row);
  return (
    <Link className="open-order" to={c2cPaths.order(row.orderId)}>
      <Sign told={told} />
      <span className="q-grow">
        <b>{told.act}</b>
        <span className="q-block q-t12 q-muted q-n">{told.where}</span>
      </span>
      <span className="open-order-act">
        {told.open}
        <Icon name="right" size="xs" />
      </span>
    </Link>
  );
}

function InHeader({ row }: { row: C2cOrderRow }) {
  const told = useTold(row);
  return (
    <Link className="open-order-header" to={c2cPaths.order(row.orderId)} title={told.act}>
      <Sign told={told} small />
      <span className="q-ellipsis">{told.short}</span>
      {told.left !== undefined && <span className="q-muted q-n">{countdown(told.left)}</span>}
    </Link>
  );
}

function Sign({
  told: { left, share },
  small,
}: {
  told: Pick<ReturnType<typeof useTold>, 'left' | 'share'>;
  small?: boolean;
}) {
  if (left === undefined) return <Icon name="p2p" {...(small && { size: 's' })} className="q-accent" />;
  return <MiniRing share={share} tone={ringTone(left)} {...(small && { size: 's' })} />;
}
