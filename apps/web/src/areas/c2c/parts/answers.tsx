import { Icon } from '@quay/ui';
import type { Answer } from '../help/topics.ts';

/** Questions that open to their answers. With `open` all of them stand open, as after a search. */
export function Answers({ answers, open = false }: { answers: readonly Answer[]; open?: boolean }) {
  return (
    <div className="help-answers">
      {answers.map(({ id, question, answer }) => (
        <details key={`${id} ${open}`} open={open}>
          <summary>
            <span>{question}</span>
            <Icon name="down" size="xs" className="q-faint" />
          </summary>
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      ))}
    </div>
  );
}
