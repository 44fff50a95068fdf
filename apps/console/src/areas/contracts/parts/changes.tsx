import type { ContractStatus, ContractTerm } from '@quay/contract/perpetual';
import type { StaffContract } from '@quay/contract/staff';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { contractsWords } from '../words/index.ts';
import { Wide } from './wide.tsx';

type Change = StaffContract['changes'][number];

/** What was changed of a contract, by whom and from when on it holds. */
export function Changes({ changes }: Pick<StaffContract, 'changes'>) {
  const words = contractsWords.useWords();
  return (
    <Section title={words.changes} count={changes.length} wide>
      {changes.length === 0 ? (
        <p className="q-muted">{words.changesNone}</p>
      ) : (
        <Wide label={words.changes}>
          <table className="con-table">
            <thead>
              <tr>
                <th scope="col">{words.at}</th>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
                <th scope="col">{words.from}</th>
                <th scope="col">{words.by}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((one) => (
                <tr key={one.change}>
                  <td className="q-nowrap">
                    <Moment at={one.at} />
                  </td>
                  <th scope="row">{words.changed[one.kind]}</th>
                  <td>
                    <Value kind={one.kind} value={one.before} />
                  </td>
                  <td>
                    <Value kind={one.kind} value={one.after} />
                  </td>
                  <td className="q-nowrap">
                    <Moment at={one.appliesAt} />
                  </td>
                  <td>{one.by ?? words.rules}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </Section>
  );
}

function Value({ kind, value }: { kind: Change['kind']; value: string }) {
  const words = contractsWords.useWords();
  if (kind === 'status') return words.statuses[value as ContractStatus];
  if (kind === 'tiers') return words.version(Number(value));
  if (kind === 'term' && value !== '') return words.terms[value as ContractTerm];
  if (kind === 'life' && value !== '') return words.lives[value as keyof typeof words.lives] ?? value;
  return <span className="q-n">{value === '' ? '–' : value}</span>;
}
