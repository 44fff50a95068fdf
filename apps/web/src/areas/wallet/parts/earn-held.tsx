import type { EarnOrder } from '@quay/contract/earn';
import { text, units } from '@quay/money';
import { ListRow } from '@quay/ui';
import { columnDecimals, exactDecimals } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { walletWords } from '../words/index.ts';
import { useMasked } from './total.tsx';
import type { Wealth } from './use-wealth.ts';

type EarnBook = 'finance' | 'mining';

/** What of it is the user's own: nothing of what is lent to them, and all that is on its way back. */
const ownOf = ({ amount, redemptions, payer }: EarnOrder): string =>
  payer === 'promotion' ? '0' : text(redemptions.reduce((sum, one) => sum + units(one.amount), units(amount)));

/** What stands in the account of Earn or of mining: savings, terms and machines, each with its worth. */
export function EarnHeld({ book, wealth }: { book: EarnBook; wealth: Wealth }) {
  const words = walletWords.useWords();
  const figures = useFigures();
  const masked = useMasked();
  const held = wealth.earn.filter(({ kind }) => (kind === 'machine') === (book === 'mining'));
  return (
    <section className="q-line-below wallet-earn">
      <header className="q-gutter q-row-between">
        <h2>{words.earnHeld[book]}</h2>
        <AppLink className="q-act" href={book === 'mining' ? paths.machine() : paths.earn()}>
          {words.toEarn[book]}
        </AppLink>
      </header>
      {held.length === 0 ? (
        <p className="q-gutter q-muted wallet-earn-none">{words.earnNone[book]}</p>
      ) : (
        held.map((one) => {
          const own = ownOf(one);
          const worth = wealth.worth(one.asset, own);
          const amount = figures.quantity(own, exactDecimals(own, columnDecimals(one.asset)));
          const open = { open: String(one.order) };
          return (
            <ListRow
              key={one.order}
              href={book === 'mining' ? paths.miningMachineOrder(open) : paths.financialOrder(open)}
              link={AppLink}
              start={<CoinMark symbol={one.asset} />}
              title={one.name}
              sub={
                one.payer === 'promotion'
                  ? words.earnLent
                  : one.endsAt === null
                    ? words.earnBack
                    : words.earnUntil(figures.date(one.endsAt))
              }
              figure={masked(`${amount}\u00a0${one.asset}`)}
              figureSub={worth === undefined ? undefined : masked(figures.money(worth))}
            />
          );
        })
      )}
    </section>
  );
}
