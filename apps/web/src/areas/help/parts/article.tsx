import type { HelpArticle } from '@quay/contract/help';
import { buttonClass } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { plainOf } from '@quay/words/help/markup';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { helpWords } from '../words/index.ts';
import { ArticleText } from './article-text.tsx';

/** Letters that are read in a minute; signs that are words by themselves count for five. */
const LETTERS_A_MINUTE = 1_000;

function minutesOf(text: string): number {
  const plain = plainOf(text);
  const signs = plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return Math.max(1, Math.round((plain.length + 2 * signs) / LETTERS_A_MINUTE));
}

/** One article, with what else its topic has, and a person for whom it did not help. */
export function Article({ of, among }: { of: HelpArticle; among: readonly HelpArticle[] }) {
  const words = helpWords.useWords();
  const figures = useFigures();
  const others = among.filter(({ topic, articleId }) => topic === of.topic && articleId !== of.articleId).slice(0, 4);
  return (
    <article className="help-article">
      <p className="q-muted q-t12">
        <AppLink className="help-link" href={paths.helpCenter({ topic: of.topic })}>
          {words.topic[of.topic]}
        </AppLink>
      </p>
      <h2 className="help-title">{of.title}</h2>
      <p className="q-muted q-t12">
        {of.at !== undefined && `${words.changed(figures.date(of.at), String(of.version))}. `}
        {words.minutes(minutesOf(of.text))}
      </p>
      <ArticleText text={of.text} />
      {others.length > 0 && (
        <section className="help-others">
          <h3>{words.goesWith}</h3>
          <ul>
            {others.map(({ articleId, title }) => (
              <li key={articleId}>
                <AppLink className="help-link" href={paths.helpDetail(articleId)}>
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="help-person">
        <span>{words.answered}</span>
        <AppLink className={buttonClass({ variant: 'second', size: 'row' })} href={paths.customerService()}>
          {words.person}
        </AppLink>
      </p>
    </article>
  );
}
