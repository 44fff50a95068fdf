import type { C2cOrderRow } from '@quay/contract/c2c';
import { Icon, MiniRing, ringTone } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { memo } from 'react';
import { KindTag } from '../parts/kind-tag.tsx';
import { PartyMark } from '../parts/party-mark.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { merchantWords } from '../words/merchant/index.ts';
import { useSecond } from './use-second.ts';
import { actOf, countdown, sinceOf } from './waiting.ts';

/** What of an order is told in a row, whatever the width. */
export function useMerchantRow() {
  const words = merchantWords.useWords();
  const amounts = useC2cAmounts();
  return (row: C2cOrderRow) => ({
    act: words.acts[actOf(row)],
    money: amounts.fiat(row.money, row.fiat),
    coins: amounts.coin(row.quantity, row.symbol),
    price: amounts.price(row.price, row.symbol, row.fiat),
  });
}

/** The time that is left to pay, as a ring and as figures; where no clock runs, since when somebody waits. */
export function Deadline({ row }: { row: C2cOrderRow }) {
  const words = merchantWords.useWords();
  const now = useSecond();
  if (row.state !== 'unpaid') return <span className="q-muted">{words.waits(spent(now - sinceOf(row), words))}</span>;
  const left = Math.max(0, Math.ceil((row.payBy - now) / 1_000));
  const tone = ringTone(left);
  return (
    <span className={`merchant-deadline merchant-deadline--${tone}`}>
      <MiniRing share={(left * 1_000) / Math.max(1, row.payBy - row.openedAt)} size="xs" tone={tone} />
      {left > 0 ? countdown(left) : words.late}
    </span>
  );
}

type SpentWords = Pick<ReturnType<typeof merchantWords.useWords>, 'minutes' | 'hours' | 'days'>;

function spent(ms: number, words: SpentWords): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return words.minutes(minutes);
  if (minutes < 24 * 60) return words.hours(Math.floor(minutes / 60), minutes % 60);
  return words.days(Math.floor(minutes / (24 * 60)));
}

/** The counterparty's name, with the mark of a merchant and a dot for what was not read. */
export function Counterparty({ row }: { row: C2cOrderRow }) {
  const words = merchantWords.useWords();
  return (
    <span className="merchant-name">
      <span className="q-ellipsis">{row.counterparty.name}</span>
      {row.counterparty.merchant && (
        <>
          <Icon name="shield" size="xs" className="q-accent" />
          <span className="q-unseen">{words.merchantMark}</span>
        </>
      )}
      {row.unread > 0 && (
        <>
          <span className="merchant-unread" title={words.unread(row.unread)}>
            <Icon name="chat" size="xs" />
            {row.unread}
          </span>
          <span className="q-unseen">{words.unread(row.unread)}</span>
        </>
      )}
    </span>
  );
}

/** Orders one above the other, for the hand. */
export function MerchantRows({ rows, label }: { rows: readonly C2cOrderRow[]; label: string }) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={row.orderId} className="merchant-item">
          <Row row={row} />
        </li>
      ))}
    </ul>
  );
}

const Row = memo(function Row({ row }: { row: C2cOrderRow }) {
  const said = useMerchantRow()(row);
  return (
    <Link className="q-list-row merchant-row" to={c2cPaths.order(row.orderId)} data-mine={row.waitsForMe || undefined}>
      <PartyMark name={row.counterparty.name} />
      <span className="q-list-row-main">
        <span className="q-list-row-title q-block merchant-act">{said.act}</span>
        <span className="q-list-row-sub q-block">
          <Counterparty row={row} />
        </span>
        <span className="q-list-row-sub q-block">
          <KindTag kind={row.kind} />
        </span>
      </span>
      <span className="q-list-row-end">
        <span className="q-list-row-figure q-block">{said.money}</span>
        <span className="q-list-row-sub q-block">{said.coins}</span>
        <span className="q-list-row-sub q-block">
          <Deadline row={row} />
        </span>
      </span>
    </Link>
  );
});
