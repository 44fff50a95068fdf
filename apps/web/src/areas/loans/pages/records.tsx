import { ListPage } from '../../../parts/list-page.tsx';
import { paths } from '../../../paths.ts';
import { SaveButton } from '../../../records/save-button.tsx';
import { useLoansPushes } from '../changed.ts';
import { LoansLine } from '../parts/loans-line.tsx';
import { Records } from '../parts/records.tsx';
import { recordsFile } from '../queries/records-export.ts';
import { loansWords } from '../words/index.ts';
import '../loans.css';

/** Everything that happened to the user's loans, with the receipts of forced sales. */
export default function RecordsPage() {
  const words = loansWords.useWords();
  useLoansPushes();
  const save = (
    <SaveButton label={words.save} file={recordsFile.name} of={undefined} fetch={() => recordsFile.fetch()} />
  );
  return (
    <ListPage
      title={words.pages.records}
      backTo={paths.pledgeLoans()}
      acts={save}
      line={<LoansLine page="records">{save}</LoansLine>}
    >
      <Records asTable />
    </ListPage>
  );
}
