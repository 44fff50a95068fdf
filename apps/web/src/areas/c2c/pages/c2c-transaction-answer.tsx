import '../users.css';
import type { C2cSide } from '@quay/contract/c2c';
import { buttonClass, Segments, Timeline } from '@quay/ui';
import { Link, useSearchParams } from '@quay/web-kit/router';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import type { TopicId } from '../help/topics.ts';
import { Answers } from '../parts/answers.tsx';
import { c2cPaths } from '../paths.ts';
import { helpWords } from '../words/help/index.ts';
import '../help.css';

const about: Readonly<Record<C2cSide, TopicId>> = { buy: 'buying', sell: 'selling' };

/** What happens in an order, step by step, from the side of who reads. */
export default function C2cTransactionAnswer() {
  const words = helpWords.useWords();
  const [search, setSearch] = useSearchParams();
  const side: C2cSide = search.get('side') === 'sell' ? 'sell' : 'buy';
  return (
    <ColumnPage
      title={words.trade}
      backTo={c2cPaths.help()}
      foot={
        <Link className={buttonClass({ wide: true })} to={paths.wantBuy()}>
          {words.market}
        </Link>
      }
    >
      <Segments
        label={words.side}
        value={side}
        onChange={(next) => setSearch({ side: next }, { replace: true })}
        items={[
          { id: 'buy', label: words.buy, tone: 'rise' },
          { id: 'sell', label: words.sell, tone: 'fall' },
        ]}
      />
      <div className="help-steps">
        <Timeline
          label={words.trade}
          steps={words.trades[side].map(({ id, title, text }) => ({
            id,
            state: 'done',
            title: (
              <>
                {title}
                <span className="help-step">{text}</span>
              </>
            ),
          }))}
        />
      </div>
      <section className="help-topic">
        <h2>{words.more}</h2>
        <Answers answers={words.topics[about[side]].answers} />
      </section>
    </ColumnPage>
  );
}
