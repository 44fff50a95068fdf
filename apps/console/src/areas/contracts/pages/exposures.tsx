import type { Exposure } from '@quay/contract/staff';
import { Empty, Pill } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Answered, Section } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../contracts.css';
import { isFar, useDigits, usePercent } from '../figures.ts';
import { Holder } from '../parts/holder.tsx';
import { Wide } from '../parts/wide.tsx';
import { useExposures } from '../queries/exposures.ts';
import { contractsWords } from '../words/index.ts';

/** What users hold in contracts and what stands behind it, who is nearest to a liquidation first. */
export default function ExposuresPage() {
  const words = contractsWords.useWords();
  const shell = shellWords.useWords();
  const query = useExposures();
  return (
    <PlainPage title={shell.areas.exposures}>
      <Answered query={query}>
        {({ groups, worst }) =>
          worst.length === 0 ? (
            <Empty title={words.exposuresNone}>{words.exposuresNoneWords}</Empty>
          ) : (
            <Section title={words.positions} count={groups} top>
              {groups > worst.length && <p className="q-muted">{words.exposuresWords(groups)}</p>}
              <Groups groups={worst} />
            </Section>
          )
        }
      </Answered>
    </PlainPage>
  );
}

function Groups({ groups }: { groups: readonly Exposure[] }) {
  const words = contractsWords.useWords();
  const digits = useDigits(9);
  const percent = usePercent(2);
  return (
    <Wide label={words.positions}>
      <table className="con-table contracts-stacked">
        <thead>
          <tr>
            <th scope="col">{words.user}</th>
            <th scope="col">{words.group}</th>
            <th scope="col" className="q-right">
              {words.ratio}
            </th>
            <th scope="col" className="q-right">
              {words.equity}
            </th>
            <th scope="col" className="q-right">
              {words.required}
            </th>
            <th scope="col">{words.positions}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((one) => (
            <tr key={`${one.userId}/${one.coin}/${one.contract}`}>
              <th scope="row" className="q-nowrap">
                <Holder of={one} />
              </th>
              <td className="q-nowrap">
                {one.contract === null ? words.cross(one.coin) : words.isolated(one.contract)}{' '}
                {one.liquidating && <Pill tone="fall">{words.liquidatingPill}</Pill>}
                {one.near && !one.liquidating && <Pill tone="warn">{words.nearPill}</Pill>}
              </td>
              <td className={`q-right q-n${one.near ? ' q-warn' : ''}`} data-head={words.ratio}>
                {one.marginRatio === null ? '–' : percent(one.marginRatio)}
              </td>
              <td className="q-right q-n q-nowrap" data-head={words.equity}>
                {digits(one.equity)} {one.coin}
              </td>
              <td className="q-right q-n q-nowrap" data-head={words.required}>
                {digits(one.maintenance)} {one.coin}
              </td>
              <td>
                <Held positions={one.positions} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

function Held({ positions }: Pick<Exposure, 'positions'>) {
  const words = contractsWords.useWords();
  const amount = useAmount(0);
  const digits = useDigits(7);
  const percent = usePercent(2);
  return (
    <ul>
      {positions.map((one) => (
        <li key={one.symbol} className="contracts-held">
          <Link className="q-act" to={paths.contract(one.symbol)}>
            {one.symbol}
          </Link>{' '}
          <span className="q-n">{amount(one.quantity)}</span> <span className="q-muted q-n">{one.leverage}×</span>{' '}
          <span className="q-muted">
            {words.liquidationPrice}{' '}
            {one.liquidationPrice === null || one.distance === null || isFar(one.distance)
              ? words.distanceNone
              : `${digits(one.liquidationPrice)} (${percent(one.distance)})`}
          </span>
        </li>
      ))}
    </ul>
  );
}
