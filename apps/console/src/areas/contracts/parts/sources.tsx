import type { StaffContract } from '@quay/contract/staff';
import { Section } from '../../../parts/detail.tsx';
import { useDigits } from '../figures.ts';
import { contractsWords } from '../words/index.ts';
import { Wide } from './wide.tsx';

/** What each source of the index last said, and what of it counts. */
export function Sources({ index }: Pick<StaffContract, 'index'>) {
  const words = contractsWords.useWords();
  const digits = useDigits(7);
  return (
    <Section title={words.sources} count={index?.sources.length ?? 0} wide>
      {index === null ? (
        <p className="q-muted">{words.sourcesNone}</p>
      ) : (
        <Wide label={words.sources}>
          <table className="con-table">
            <thead>
              <tr>
                <th scope="col">{words.source}</th>
                <th scope="col" className="q-right">
                  {words.price}
                </th>
                <th scope="col" className="q-right">
                  {words.weight}
                </th>
                <th scope="col" className="q-right">
                  {words.age}
                </th>
                <th scope="col">{words.use}</th>
              </tr>
            </thead>
            <tbody>
              {index.sources.map(({ source, price, weight, ageMs, use }) => (
                <tr key={source}>
                  <th scope="row" className="q-nowrap">
                    {source}
                  </th>
                  <td className="q-right q-n">{digits(price)}</td>
                  <td className="q-right q-n">{weight}</td>
                  <td className="q-right q-n q-nowrap">{words.seconds((ageMs / 1_000).toFixed(1))}</td>
                  <td className={use === 'used' ? 'q-muted' : 'q-warn'}>{words.uses[use]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      )}
    </Section>
  );
}
