import type { EarnProduct } from '@quay/contract/earn';
import { machineTiers, SHARED_BONUSES } from '@quay/contract/earn';
import { buttonClass } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useFilter, useLocation } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { productsQuery } from '../../../products/earn/queries/products.ts';
import { EarnLine } from '../parts/earn-line.tsx';
import { hrefOfProduct } from '../parts/hrefs.ts';
import { ShortDay } from '../parts/short-day.tsx';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';
import '../earn.css';

/** The rules of savings, terms and machines in plain words; of one product with its figures put in. */
export default function RulesPage() {
  const words = earnWords.useWords();
  const isMachines = /^\/machine-rule/i.test(useLocation().pathname);
  const [search] = useFilter();
  const { data } = useQuery(productsQuery);
  const of = data?.find(({ product }) => String(product) === search.get('product'));
  const kind = isMachines ? 'machine' : (of?.kind ?? 'flexible');
  useTitle(words.rulesOf[kind]);
  return (
    <ColumnPage
      title={words.rulesOf[kind]}
      backTo={of ? hrefOfProduct(of) : isMachines ? paths.machine() : paths.earn()}
      line={<EarnLine page={isMachines ? 'machines' : kind === 'flexible' ? 'flexible' : 'fixed'} />}
    >
      {of && <p className="q-muted earn-rules-of">{words.rulesFor(of.name, of.version)}</p>}
      <Rules kind={kind} of={of} />
      {of && (
        <p className="earn-rules-act">
          <AppLink className={buttonClass({ variant: 'second' })} href={hrefOfProduct(of)}>
            {words.toProduct(of.name)}
          </AppLink>
        </p>
      )}
      {of && <ShortDay of={[of]} />}
    </ColumnPage>
  );
}

function Rules({ kind, of }: { kind: EarnProduct['kind']; of: EarnProduct | undefined }) {
  const words = earnWords.useWords();
  const { ratio, percent, whole } = useSaid();
  const penalty = of?.penaltyRate ? ratio(of.penaltyRate) : undefined;
  const bonuses = SHARED_BONUSES.map((one) => percent(one, 0));
  const rules = [
    ...words.rulesText[kind],
    ...(kind === 'flexible' ? [] : [penalty === undefined ? words.rulePenaltyAny : words.rulePenalty(penalty)]),
    ...(kind === 'lock-up' ? [words.ruleBonus(bonuses[0]!, bonuses[1]!, bonuses[2]!)] : []),
    ...(kind === 'machine'
      ? [
          words.ruleUplines(
            bonuses[0]!,
            bonuses[1]!,
            bonuses[2]!,
            machineTiers.map((one) => whole(one, 'USDT')).join(' / '),
          ),
        ]
      : []),
    words.ruleScheduled,
  ];
  return (
    <ol className="earn-rules">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  );
}
