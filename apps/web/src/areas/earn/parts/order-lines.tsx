import type { EarnOrder, EarnProduct } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { Pill, TickRule } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { cents } from '../days.ts';
import { dayIncomeOf, passedOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { hrefOfOrder } from './hrefs.ts';
import { ProductMark } from './product-mark.tsx';

/** What somebody holds, and what of it is on its way back: savings that were asked back are lines of their own. */
export type Line =
  | { readonly id: string; readonly of: EarnOrder; readonly back?: undefined }
  | { readonly id: string; readonly of: EarnOrder; readonly back: EarnOrder['redemptions'][number] };

export function holdingLines(orders: readonly EarnOrder[]): Line[] {
  return orders
    .filter((of) => of.kind !== 'flexible' || units(of.amount) > 0n)
    .map((of) => ({ id: `o${of.order}`, of }));
}

export function returningLines(orders: readonly EarnOrder[]): Line[] {
  return orders.flatMap((of) => of.redemptions.map((back) => ({ id: `r${back.redemption}`, of, back })));
}

type RowProps = { line: Line; products: readonly Pick<EarnProduct, 'product' | 'rate'>[] };

/** One line of a phone. */
export function OrderRow({ line, products }: RowProps) {
  const words = earnWords.useWords();
  const { money } = useSaid();
  const { of, back } = line;
  return (
    <AppLink className="earn-line" href={hrefOfOrder(of)}>
      <ProductMark {...of} />
      <span className="q-grow">
        <span className="q-row-between">
          <span className="q-t16 q-mid">{of.name}</span>
          <span className="q-t16 q-mid q-n">
            {of.payer === 'promotion'
              ? words.lentSum(money(of.amount, of.asset))
              : money(back ? back.amount : of.amount, of.asset)}
          </span>
        </span>
        <span className="q-row-between q-t12">
          <span className="q-muted">
            <Since line={line} />
          </span>
          <State line={line} products={products} />
        </span>
        <Scale line={line} />
      </span>
      <span className="q-unseen">{words.open}</span>
    </AppLink>
  );
}

/** Since when, or until when. */
export function Since({ line: { of, back } }: { line: Line }) {
  const words = earnWords.useWords();
  const { moment, clock } = useSaid();
  if (back) return words.askedBackAt(clock(back.askedAt));
  if (of.endedAt !== null) return words.endedOn(moment(of.endedAt, of.dayMs));
  return of.endsAt === null ? words.sinceDay(moment(of.since)) : words.untilDay(moment(of.endsAt, of.dayMs));
}

/** What it brings, or what is to be known of it instead. */
export function State({ line: { of, back }, products }: RowProps) {
  const words = earnWords.useWords();
  const { signed } = useSaid();
  if (back)
    return <Pill tone={back.scheduled ? 'warn' : 'accent'}>{back.scheduled ? words.waits : words.returning}</Pill>;
  if (of.status === 'frozen') return <Pill tone="warn">{words.statuses.frozen}</Pill>;
  if (units(of.scheduled) > 0n) return <Pill tone="warn">{words.scheduled}</Pill>;
  if (of.endedAt !== null) return <span className="q-muted">{words.statuses[of.status]}</span>;
  const daily = of.status === 'confirming' ? '0' : text(dayIncomeOf(of, products));
  return daily === '0' ? (
    <span className="q-muted">{words.statuses[of.status]}</span>
  ) : (
    <span className="q-rise q-n">{words.aDay(signed(cents(daily), of.asset))}</span>
  );
}

function Scale({ line: { of, back } }: { line: Line }) {
  const words = earnWords.useWords();
  const { clock, until } = useSaid();
  const now = exchangeNow();
  if (back) {
    const passed = Math.min(1, Math.max(0, (now - back.askedAt) / Math.max(1, back.dueAt - back.askedAt)));
    return (
      <span className="earn-line-scale q-t12 q-muted">
        <TickRule fill ticks={40} share={passed} label={words.byTime(clock(back.dueAt))} />
        {back.scheduled ? words.waitsForPool : words.byTime(clock(back.dueAt))}
      </span>
    );
  }
  if (of.endsAt === null || of.endedAt !== null) return null;
  return (
    <span className="earn-line-scale q-t12 q-muted">
      <TickRule fill ticks={40} share={passedOf(of, now)} label={words.leftTime(until(of.endsAt))} />
      {words.leftTime(until(of.endsAt))}
    </span>
  );
}
