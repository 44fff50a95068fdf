import type { EarnProduct } from '@quay/contract/earn';
import { rateNow } from '@quay/core/earn-sums';
import { text, units } from '@quay/money';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { cents } from '../days.ts';
import { partOf } from '../sums.ts';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import { Factors } from './factors.tsx';
import { TermRule } from './term-rule.tsx';

/** Who pays a product: borrowers with the rate worked out before one's eyes, or an account with what is in it. */
export function WhoPays({ of }: { of: EarnProduct }) {
  if (of.pool) return <Borrowers of={of} pool={of.pool} />;
  return of.account ? <Account of={of} account={of.account} /> : null;
}

function Borrowers({ of, pool }: { of: EarnProduct; pool: NonNullable<EarnProduct['pool']> }) {
  const words = earnWords.useWords();
  const { amount, money, rate, percent } = useSaid();
  const { asset } = of;
  const lent = partOf(pool.lent, pool.saved);
  const plain = (value: string) => amount(cents(value), asset);
  const shown = rate(text(rateNow(units(pool.interest), units(pool.saved))));
  const lentSaid = words.lentOf(plain(pool.lent), money(cents(pool.saved), asset), percent(String(lent), 2));
  return (
    <section className="earn-part">
      <h2 className="q-row-between">
        {words.whoPays}
        <AppLink className="q-act q-t14" href={paths.poolLock()}>
          {words.toPool}
        </AppLink>
      </h2>
      <p className="q-muted">{words.borrowersPay(pool.borrowers)}</p>
      <p className="q-row-between q-t12 earn-above-rule">
        <span className="q-muted">{words.lentOut}</span>
        <span className="q-n">{lentSaid}</span>
      </p>
      <TermRule ticks={100} lit={lent} label={lentSaid} />
      <Factors
        label={words.rateFormula(plain(pool.interest), plain(pool.saved), shown)}
        signs={['×', '÷', '=']}
        of={[
          { id: 'interest', value: plain(pool.interest), name: words.interestOfDay },
          { id: 'part', value: percent('0.9', 0), name: words.toSavers },
          { id: 'saved', value: plain(pool.saved), name: words.saved },
          { id: 'rate', value: shown, name: words.aDayWord },
        ]}
      />
    </section>
  );
}

function Account({ of, account }: { of: EarnProduct; account: NonNullable<EarnProduct['account']> }) {
  const words = earnWords.useWords();
  const { amount, money, whole } = useSaid();
  const { asset } = of;
  // What was paid was promised before, and is in the account no more.
  const there = units(account.promised) + units(account.free);
  const promised = words.promisedOf(amount(cents(account.promised), asset), money(cents(text(there)), asset));
  return (
    <section className="earn-part">
      <h2 className="q-row-between">
        {words.whoPays}
        <AppLink className="q-act q-t14" href={paths.earnCoverage()}>
          {words.lookAtAccount}
        </AppLink>
      </h2>
      <p className="q-muted">{words.payerSaid[of.payer]}</p>
      <p className="q-row-between q-t12 earn-above-rule">
        <span className="q-muted">{words.promisedNow}</span>
        <span className="q-n">{promised}</span>
      </p>
      <TermRule
        ticks={60}
        lit={partOf(account.promised, there)}
        now={partOf(account.promised, there)}
        label={promised}
      />
      <p className="q-row-between q-t12 q-muted q-n">
        <span>{words.sold(whole(of.sold, asset))}</span>
        {of.left !== null && <span>{words.left(whole(of.left, asset))}</span>}
      </p>
    </section>
  );
}
