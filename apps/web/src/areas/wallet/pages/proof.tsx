import '../movements.css';
import '../proof.css';
import type { LiabilityTree } from '@quay/contract/wallet';
import { Chip, Empty } from '@quay/ui';
import { useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { liabilitiesQuery } from '../../../shell/queries/liabilities.ts';
import { useUtcDays } from '../../../shell/use-utc-days.ts';
import { CheckBalance } from '../parts/proof/check-balance.tsx';
import { Limits } from '../parts/proof/limits.tsx';
import { Sums } from '../parts/proof/sums.tsx';
import { liabilityWords } from '../words/proof/index.ts';

/** What Quay owes its users, day by day, and a check that one's own balance is in it. */
export default function ProofPage() {
  const words = liabilityWords.useWords();
  const query = useQuery(liabilitiesQuery);
  const chosen = useSearchParams()[0].get('day');
  const trees = query.data ?? [];
  const tree = trees.find(({ day }) => day === chosen) ?? trees[0];
  return (
    <ColumnPage title={words.title} backTo={paths.assetsCenter()}>
      <div className="proof-page">
        <p className="q-muted">{words.about}</p>
        {tree ? (
          <Day key={tree.day} tree={tree} trees={trees} />
        ) : query.data ? (
          <Empty title={words.none}>{words.noneWhy}</Empty>
        ) : (
          <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
        )}
      </div>
    </ColumnPage>
  );
}

function Day({ tree, trees }: { tree: LiabilityTree; trees: readonly LiabilityTree[] }) {
  const words = liabilityWords.useWords();
  const figures = useFigures();
  const navigate = useNavigate();
  const shown = useUtcDays();
  return (
    <>
      <fieldset className="proof-days">
        <legend className="q-unseen">{words.days}</legend>
        {trees.map(({ day }) => (
          <Chip
            key={day}
            outlined
            pressed={day === tree.day}
            onClick={() => void navigate(paths.proofOfLiabilities(day), { replace: true })}
          >
            {shown.short(Date.parse(day))}
          </Chip>
        ))}
      </fieldset>
      <p className="q-muted q-t12">{words.asOf(figures.dateTime(tree.at), figures.quantity(String(tree.seq), 0))}</p>
      <CheckBalance tree={tree} trees={trees} />
      <Sums tree={tree} />
      <Limits />
    </>
  );
}
