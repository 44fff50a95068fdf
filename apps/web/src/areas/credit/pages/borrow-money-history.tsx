import { IconButton } from '@quay/ui';
import { useNavigate } from '@quay/web-kit/router';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { SaveButton } from '../../../records/save-button.tsx';
import { useCreditPushes } from '../changed.ts';
import { CreditLine } from '../parts/credit-line.tsx';
import { Loans } from '../parts/loans.tsx';
import { creditFile } from '../queries/history-export.ts';
import { useSaid } from '../use-said.ts';
import '../credit.css';

/** The user's applications and loans without a pledge. */
export default function BorrowMoneyHistoryPage() {
  const { words } = useSaid();
  const navigate = useNavigate();
  useCreditPushes();
  const save = <SaveButton label={words.save} file={creditFile.name} of={undefined} fetch={creditFile.fetch} />;
  return (
    <ColumnPage
      title={words.title}
      backTo={paths.borrowMoney()}
      acts={
        <>
          {save}
          <IconButton icon="plus" label={words.applyNew} onClick={() => void navigate(paths.borrowMoney())} />
        </>
      }
      line={<CreditLine page="history">{save}</CreditLine>}
    >
      <div className="column-edge credit-history">
        <Loans />
      </div>
    </ColumnPage>
  );
}
