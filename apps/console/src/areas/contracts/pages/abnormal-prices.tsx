import type { AbnormalPrice } from '@quay/contract/staff';
import { Icon } from '@quay/ui';
import { Answered, Section } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { Age } from '../../../parts/moment.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import '../contracts.css';
import { Wide } from '../parts/wide.tsx';
import { useAbnormalPrices } from '../queries/abnormal-prices.ts';
import { contractsWords } from '../words/index.ts';

/** Which sources, indexes and marks are not as they should be, and since when. */
export default function AbnormalPricesPage() {
  const words = contractsWords.useWords();
  const shell = shellWords.useWords();
  const query = useAbnormalPrices();
  return (
    <PlainPage title={shell.areas.abnormalPrices}>
      <Answered query={query}>
        {(faults) => (
          <Section title={words.fault} count={faults.length} top>
            {faults.length === 0 ? (
              <p className="contracts-good">
                <Icon name="check" size="s" />
                {words.abnormalNone}
              </p>
            ) : (
              <Faults faults={faults} />
            )}
          </Section>
        )}
      </Answered>
    </PlainPage>
  );
}

function Faults({ faults }: { faults: readonly AbnormalPrice[] }) {
  const words = contractsWords.useWords();
  return (
    <Wide label={words.fault}>
      <table className="con-table">
        <thead>
          <tr>
            <th scope="col">{words.fault}</th>
            <th scope="col">{words.subject}</th>
            <th scope="col">{words.coin}</th>
            <th scope="col" className="q-right">
              {words.since}
            </th>
          </tr>
        </thead>
        <tbody>
          {faults.map(({ fault, coin, subject, since }) => (
            <tr key={`${fault} ${coin} ${subject}`}>
              <th scope="row">
                <span className="q-mid">{words.faults[fault]}</span>
                <span className="q-block q-t12 q-muted">{words.faultWords[fault]}</span>
              </th>
              <td>{subject}</td>
              <td>{coin}</td>
              <td className="q-right q-nowrap">
                {since === null ? <span className="q-muted">{words.sinceUnknown}</span> : <Age since={since} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
