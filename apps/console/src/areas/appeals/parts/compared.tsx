import type { C2cParty } from '@quay/contract/c2c';
import type { AppealSide, StaffAppeal } from '@quay/contract/staff';
import { durationText, numberFormat } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';
import type { ReactNode } from 'react';
import { useAmount } from '../../../parts/amounts.ts';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { appealsWords } from '../words/index.ts';

const none = <span className="q-faint">–</span>;

/** Who the two are, by our own record: line by line beside each other. */
export function Compared({ appeal: { payerSide, sellerSide } }: { appeal: StaffAppeal }) {
  const words = appealsWords.useWords();
  const shell = shellWords.useWords();
  const amount = useAmount(2);
  const percent = numberFormat(useLanguageTag(), { style: 'percent', maximumFractionDigits: 1 });
  const span = (seconds: number) => durationText(seconds * 1_000, shell);
  const { rows } = words;
  const lines: readonly { name: string; of: (side: AppealSide, party: C2cParty) => ReactNode }[] = [
    { name: rows.level, of: ({ level }) => words.levels[level] },
    { name: rows.since, of: ({ memberSince }) => <Moment at={memberSince} /> },
    { name: rows.merchant, of: ({ merchant }) => (merchant ? shell.yes : shell.no) },
    { name: rows.deposit, of: ({ deposit }) => (Number(deposit) > 0 ? `${amount(deposit)} USDT` : none) },
    { name: rows.orders30, of: ({ reputation }) => reputation.orders30 },
    {
      name: rows.completion,
      of: ({ reputation: { completion30 } }) =>
        completion30 === null ? none : percent.format(completion30 as Intl.StringNumericLiteral),
    },
    { name: rows.speed, of: ({ reputation }, party) => speedOf(reputation, party) },
    { name: rows.orders, of: ({ reputation }) => reputation.orders },
    { name: rows.reviews, of: ({ reputation: { good, bad } }) => (good + bad === 0 ? none : words.reviews(good, bad)) },
    { name: rows.counterparties, of: ({ reputation }) => reputation.counterparties },
    {
      name: rows.lost,
      of: ({ appealsLost }) => <span className={appealsLost > 0 ? 'q-warn q-mid' : undefined}>{appealsLost}</span>,
    },
    { name: rows.contact, of: ({ contact }) => <span className="appeals-long">{contact ?? none}</span> },
  ];

  /** What matters of each: how fast the payer pays, and how fast the seller releases. */
  function speedOf({ paySeconds, releaseSeconds }: AppealSide['reputation'], party: C2cParty): ReactNode {
    const seconds = party === 'payer' ? paySeconds : releaseSeconds;
    if (seconds === null) return none;
    return party === 'payer' ? words.pays30(span(seconds)) : words.releases30(span(seconds));
  }

  return (
    <Section title={words.compared} wide>
      <table className="con-table appeals-compared">
        <thead>
          <tr>
            <th scope="col">{words.record}</th>
            <th scope="col">{words.evidenceOf(words.parties.payer, payerSide.name)}</th>
            <th scope="col">{words.evidenceOf(words.parties.seller, sellerSide.name)}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{of(payerSide, 'payer')}</td>
              <td>{of(sellerSide, 'seller')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
