import type { StaffContract } from '@quay/contract/staff';
import { useAmount } from '../../../parts/amounts.ts';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { usePercent } from '../figures.ts';
import { contractsWords } from '../words/index.ts';
import { Wide } from './wide.tsx';

type Version = StaffContract['tiers'][number];

/** The tiers that hold now in full, and which other versions there are. */
export function Tiers({ contract: { tiers, tierVersion, quote } }: { contract: StaffContract }) {
  const words = contractsWords.useWords();
  const amount = useAmount(0);
  const percent = usePercent(4);
  const present = tiers.find(({ version }) => version === tierVersion)!;
  const others = tiers.filter((one) => one !== present);
  return (
    <Section title={words.tiers} wide>
      <p>
        <Named version={present} /> <span className="q-muted">{words.applies}</span>
      </p>
      <Wide label={words.tiers}>
        <table className="con-table">
          <thead>
            <tr>
              <th scope="col">{words.tier}</th>
              <th scope="col" className="q-right">
                {words.above}
              </th>
              <th scope="col" className="q-right">
                {words.maintenance}
              </th>
              <th scope="col" className="q-right">
                {words.initial}
              </th>
            </tr>
          </thead>
          <tbody>
            {present.tiers.map(({ tier, floor, maintenanceRate, initialRate }) => (
              <tr key={tier}>
                <th scope="row">{tier}</th>
                <td className="q-right q-n">
                  {amount(floor)} {quote}
                </td>
                <td className="q-right q-n">{percent(maintenanceRate)}</td>
                <td className="q-right q-n">{percent(initialRate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p>
        <span className="q-muted">{words.cap}</span>{' '}
        <span className="q-n">
          {amount(present.cap)} {quote}
        </span>
      </p>
      {others.length > 0 && (
        <>
          <h4 className="contracts-others q-muted">{words.earlier}</h4>
          <ul>
            {others.map((one) => (
              <li key={one.version}>
                <Named version={one} />, {words.tierCount(one.tiers.length)}, {amount(one.cap)} {quote}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Named({ version: { version, appliesAt, setBy } }: { version: Version }) {
  const words = contractsWords.useWords();
  return (
    <>
      {words.version(version)}, {words.appliesFrom} <Moment at={appliesAt} />,{' '}
      {setBy === null ? words.listed : words.setBy(setBy)}
    </>
  );
}
