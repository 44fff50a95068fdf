import type { Reputation } from '@quay/contract/c2c';
import { KeyValue } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useFigures } from '../../../shell/figures.ts';
import { minutesOf } from '../figures.ts';
import { c2cPaths } from '../paths.ts';
import { merchantWords } from '../words/merchant/index.ts';

/** The user's own statistics as others see them; how each is computed is one tap away. */
export function ReputationList({ reputation }: { reputation: Reputation }) {
  const words = merchantWords.useWords();
  const figures = useFigures();
  const { rep } = words;
  const minutes = (seconds: number | null) => (seconds === null ? words.noneYet : words.minutes(minutesOf(seconds)));
  const count = (value: number) => figures.quantity(String(value), 0);
  return (
    <section className="merchant-part">
      <div className="people-line">
        <h2>{words.reputation}</h2>
        <Link className="q-act merchant-tap" to={c2cPaths.answers('statistics')}>
          {words.formulas}
        </Link>
      </div>
      <dl>
        <KeyValue label={rep.completion30}>
          {reputation.completion30 === null ? words.noneYet : figures.share(reputation.completion30)}
        </KeyValue>
        <KeyValue label={rep.orders30}>{count(reputation.orders30)}</KeyValue>
        <KeyValue label={rep.releaseSeconds}>{minutes(reputation.releaseSeconds)}</KeyValue>
        <KeyValue label={rep.paySeconds}>{minutes(reputation.paySeconds)}</KeyValue>
        <KeyValue label={rep.orders}>{count(reputation.orders)}</KeyValue>
        <KeyValue label={rep.counterparties}>{words.people(reputation.counterparties)}</KeyValue>
        <KeyValue label={rep.reviews}>{`${count(reputation.good)} · ${count(reputation.bad)}`}</KeyValue>
      </dl>
    </section>
  );
}
