import type { OwnSettlement } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { Empty, KeyValue } from '@quay/ui';
import { exactDecimals, useMoments } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { SaveButton } from '../../../records/save-button.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { OrderRecordsPage } from '../../../trading/orders/order-records.tsx';
import { datedOrders } from '../dated-orders.ts';
import { ownSettlementsQuery } from '../queries/own-settlements.ts';
import { settlementsFile } from '../queries/own-settlements-export.ts';
import { toneOf } from '../use-shown.ts';
import { deliveryWords } from '../words/delivery/index.ts';
import '../perpetual.css';
import '../delivery.css';

/** What became of one's dated contracts: how they were settled, and their orders and fills. */
export default function DeliveryHistoryPage() {
  const words = deliveryWords.useWords();
  return (
    <OrderRecordsPage
      of={datedOrders}
      title={words.historyTitle}
      first={{
        label: words.records.settlements,
        acts: (symbol) => (
          <SaveButton
            label={words.saveSettlements}
            file={settlementsFile.name}
            of={symbol}
            fetch={() => settlementsFile.fetch(symbol)}
          />
        ),
        list: (symbol) => <Settlements symbol={symbol} />,
      }}
    />
  );
}

function Settlements({ symbol }: { symbol: string | undefined }) {
  const words = deliveryWords.useWords();
  const pages = useInfiniteQuery(ownSettlementsQuery(symbol === undefined ? {} : { symbol }));
  return (
    <EndlessList
      label={words.records.settlements}
      pages={pages}
      keyOf={({ settlement }: OwnSettlement) => settlement}
      row={(one) => <Settlement of={one} />}
      empty={<Empty title={words.noSettlements}>{words.noSettlementsWhy}</Empty>}
    />
  );
}

function Settlement({ of }: { of: OwnSettlement }) {
  const words = deliveryWords.useWords();
  const figures = useFigures();
  const moments = useMoments();
  const { symbol, quantity, entryPrice, settlementPrice, samples, due, expiry, coin, fee, at, settlement } = of;
  const size = units(quantity);
  const net = units(of.net);
  const least = coin === 'USDT' ? 2 : 8;
  const exact = (value: string, decimals = 0) => figures.quantity(value, exactDecimals(units(value), decimals));
  const count = (value: number) => figures.quantity(String(value), 0);
  return (
    <article className="delivery-record">
      <p className="q-row-between q-baseline">
        <span className="q-mid">
          {symbol}{' '}
          <span className={size > 0n ? 'q-rise' : 'q-fall'}>
            {words.side[size > 0n ? 'long' : 'short']} {exact(text(size < 0n ? -size : size))}
          </span>
        </span>
        <b className={`q-n ${toneOf(net)}`}>
          {figures.signed(of.net, least)} {coin}
        </b>
      </p>
      <dl>
        <KeyValue label={words.opened}>
          <span className="q-n">{exact(entryPrice)}</span>
        </KeyValue>
        <KeyValue label={words.priceFixed}>
          <span className="q-n">{words.priceOf(exact(settlementPrice), count(samples), count(due))}</span>
        </KeyValue>
        <KeyValue label={words.expiry}>
          <span className="q-n">{moments.short(expiry)}</span>
        </KeyValue>
        <KeyValue label={words.deliveryTime}>
          <span className="q-n">{figures.dateTime(at)}</span>
        </KeyValue>
        <KeyValue label={words.fee}>
          <span className="q-n">
            {exact(fee, least)} {coin}
          </span>
        </KeyValue>
      </dl>
      <p className="delivery-record-acts">
        <AppLink className="q-act" href={paths.deliverySamples(symbol)}>
          {words.recompute}
        </AppLink>
        <AppLink className="q-act" href={paths.perpetualReceipt({ settlement: String(settlement) })}>
          {words.receipt}
        </AppLink>
      </p>
    </article>
  );
}
