import type { Order } from '@quay/contract/spot';
import { KeyValue } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { useSession } from '../../../shell/session.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import { orderLinksQuery } from '../queries/order-links.ts';

/** What is linked to an order: the other of its pair, its exits and what became of them, or the purchase it closes. */
export function OrderLinks({ order }: { order: Order }) {
  const { linked } = tradingWords.useWords();
  const demo = useSession((session) => session.demo);
  const found = useQuery({ ...orderLinksQuery(order.orderId, order.status), enabled: !demo }).data;
  const { orderId } = order;
  const pair = found?.ocoPairs[0];
  const bracket = found?.brackets[0];
  return (
    <>
      {pair && (
        <KeyValue label={linked.pair}>
          <Numbers of={[pair.limitOrderId === orderId ? pair.stopOrderId : pair.limitOrderId]} />
        </KeyValue>
      )}
      {bracket && bracket.orderId === orderId && (
        <KeyValue label={linked.exits}>
          {linked.exitStatus[bracket.status]} <Numbers of={[bracket.limitExitId, bracket.stopExitId]} />
        </KeyValue>
      )}
      {bracket && bracket.orderId !== orderId && (
        <KeyValue label={linked.closes}>
          <Numbers of={[bracket.orderId]} />
        </KeyValue>
      )}
    </>
  );
}

function Numbers({ of }: { of: readonly (number | null)[] }) {
  return of.map(
    (number) =>
      number !== null && (
        <AppLink key={number} className="q-act q-n" href={paths.tradeDetail(String(number))}>
          {` ${number}`}
        </AppLink>
      ),
  );
}
