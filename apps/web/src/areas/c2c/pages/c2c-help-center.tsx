import '../users.css';
import { Button, Chip, Empty, SearchField } from '@quay/ui';
import { useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useDeferredValue, useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { answersLike } from '../help/search.ts';
import { helpTopics } from '../help/topics.ts';
import { Answers } from '../parts/answers.tsx';
import { c2cPaths } from '../paths.ts';
import { helpWords } from '../words/help/index.ts';
import '../help.css';

/** So many answers are read at once; of more only the questions are shown. */
const OPEN_AT_ONCE = 6;

/** Every answer, searched or by topic. */
export default function C2cHelpCenter() {
  const words = helpWords.useWords();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim();
  const topic = helpTopics.find((id) => id === search.get('topic'));
  const found = answersLike(wanted, words.topics).filter(({ id }) => wanted || !topic || id === topic);
  const count = found.reduce((sum, { topic: { answers } }) => sum + answers.length, 0);
  return (
    <ColumnPage title={words.centre} backTo={c2cPaths.help()}>
      <div className="help-search">
        <SearchField label={words.search} clearLabel={words.clear} value={typed} onChange={setTyped} />
      </div>
      {!wanted && (
        <fieldset className="help-chips">
          <legend className="q-unseen">{words.topicsLabel}</legend>
          {helpTopics.map((id) => (
            <Chip
              key={id}
              outlined
              pressed={id === topic}
              onClick={() => setSearch(id === topic ? {} : { topic: id }, { replace: true })}
            >
              {words.topics[id].title}
            </Chip>
          ))}
        </fieldset>
      )}
      {found.map(({ id, topic: { title, answers } }) => (
        <section key={id} className="help-topic">
          <h2>{title}</h2>
          <Answers answers={answers} open={wanted !== '' && count <= OPEN_AT_ONCE} />
        </section>
      ))}
      {found.length === 0 && (
        <Empty
          title={words.none(wanted)}
          act={
            <Button variant="second" wide onClick={() => navigate(paths.customerService())}>
              {words.service}
            </Button>
          }
        >
          {words.noneWhy}
        </Empty>
      )}
      <p className="q-unseen" role="status">
        {wanted && found.length === 0 ? words.none(wanted) : ''}
      </p>
    </ColumnPage>
  );
}
