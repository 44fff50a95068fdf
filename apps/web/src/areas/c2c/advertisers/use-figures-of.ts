import type { Advertiser } from '@quay/contract/c2c';
import { useFigures } from '../../../shell/figures.ts';
import { goodShare, minutesOf } from '../figures.ts';
import { advertiserWords } from '../words/advertisers/index.ts';

export const statistics = [
  'orders30',
  'completion30',
  'releaseSeconds',
  'paySeconds',
  'good',
  'orders',
  'counterparties',
  'memberSince',
  'deposit',
] as const;
export type Statistic = (typeof statistics)[number];

/** Each figure of an advertiser as it is read; a dash where there is nothing yet to compute it from. */
export function useFiguresOf({ reputation, memberSince, deposit }: Advertiser): Readonly<Record<Statistic, string>> {
  const words = advertiserWords.useWords();
  const figures = useFigures();
  const whole = (count: number) => figures.quantity(String(count), 0);
  const time = (seconds: number | null) => (seconds === null ? words.nothing : words.minutes(minutesOf(seconds)));
  const share = goodShare(reputation);
  return {
    orders30: whole(reputation.orders30),
    completion30: reputation.completion30 === null ? words.nothing : figures.share(reputation.completion30),
    releaseSeconds: time(reputation.releaseSeconds),
    paySeconds: time(reputation.paySeconds),
    good:
      share === undefined
        ? words.nothing
        : words.goodOf(figures.share(share), whole(reputation.good), whole(reputation.bad)),
    orders: whole(reputation.orders),
    counterparties: whole(reputation.counterparties),
    memberSince: figures.date(memberSince),
    deposit: `${figures.quantity(deposit, 2)}\u00a0USDT`,
  };
}
