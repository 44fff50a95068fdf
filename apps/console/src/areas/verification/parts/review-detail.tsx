import type { Review } from '@quay/contract/staff';
import { Button, Note, Pill, type PillTone } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { Answered, Detail } from '../../../parts/detail.tsx';
import { Due, Moment } from '../../../parts/moment.tsx';
import { type NextCase, useNextCase } from '../../../parts/next-case.ts';
import { useRevealing } from '../../../parts/revealing.tsx';
import { paths } from '../../../paths.ts';
import { useKeys } from '../../../shell/keys.ts';
import { useMember } from '../../../shell/session.ts';
import { submitRevealReview } from '../acts/reveal-review.ts';
import { useTakeReview } from '../acts/take-review.ts';
import { DecideReview } from '../forms/decide-review.form.tsx';
import { useReview } from '../queries/review.ts';
import { verificationWords } from '../words/index.ts';
import { ReviewBody } from './review-body.tsx';
export const stateTones: Record<Review['state'], PillTone> = {
  applied: 'accent',
  reviewing: 'warn',
  passed: 'rise',
  rejected: 'fall',
};

/** One application. `next` is the case to go on with. */
export function ReviewDetail({ reviewId, next }: { reviewId: string; next: number | undefined }) {
  const words = verificationWords.useWords();
  const query = useReview({ reviewId });
  const nextCase = useNextCase(next, { pathOf: paths.review, listPath: paths.reviews, words });
  return <Answered query={query}>{(found) => <Case review={found} nextCase={nextCase} />}</Answered>;
}

function Case({ review: found, nextCase }: { review: Review; nextCase: NextCase }) {
  const words = verificationWords.useWords();
  const { username, rights } = useMember();
  const { reviewId, state } = found;
  const open = state === 'applied' || state === 'reviewing';
  const own = state === 'reviewing' && found.takenBy === username;
  const take = useTakeReview();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const unopened = found.unopened.filter((name) => !opened.includes(name));
  async function show(name: string, reason: string) {
    const shown = await submitRevealReview({ reviewId, name, reason });
    setOpened((before) => [...before, name]);
    return shown;
  }
  const revealing = useRevealing(show, {
    title: words.revealTitle(found.username),
    about: words.revealAbout,
    act: words.revealAct,
    acting: words.revealing,
  });
  const hidden = [...found.fields.filter(({ masked }) => masked).map(({ name }) => name), ...found.pictures];
  const revealAll = () => revealing.open(hidden);
  useKeys([
    ...(open && !own ? [{ keys: ['t'], label: words.take, run: () => take.act({ reviewId }) }] : []),
    ...(own ? [{ keys: ['r'], label: words.showAll, run: revealAll }] : []),
  ]);
  return (
    <Detail
      title={words.title(found.username)}
      pills={
        <>
          <Pill tone={stateTones[state]}>{words.states[state]}</Pill>
          <Pill>{words.kinds[found.kind]}</Pill>
          {found.attempt > 1 && <Pill tone="warn">{words.attempt(found.attempt)}</Pill>}
        </>
      }
      sub={
        <>
          {words.number(reviewId)},{' '}
          {rights.includes('users') ? (
            <Link className="q-act" to={paths.user(found.userId)}>
              {words.account(found.userId)}
            </Link>
          ) : (
            words.account(found.userId)
          )}
          , {words.applied} <Moment at={found.appliedAt} />
          {open && (
            <>
              , <Due at={found.dueAt} />
            </>
          )}
        </>
      }
      acts={
        <>
          {own && (
            <Button variant="second" size="row" loading={revealing.busy} onClick={revealAll}>
              {words.showAll} <kbd>R</kbd>
            </Button>
          )}
          <Button variant="second" size="row" onClick={nextCase.onward}>
            {words.next} <kbd>N</kbd>
          </Button>
        </>
      }
      listPath={paths.reviews}
      foot={
        own ? (
          <DecideReview review={found} unopened={unopened} onDecided={nextCase.afterDecision} />
        ) : (
          open && (
            <div className="verification-foot">
              <Note tone="quiet" icon={state === 'reviewing' ? 'people' : 'eyeoff'}>
                {state === 'reviewing' ? words.takenWords(found.takenBy ?? '') : words.takeWords}
              </Note>
              <Button
                variant="second"
                loading={take.busy}
                loadingLabel={words.taking}
                onClick={() => take.act({ reviewId })}
              >
                {state === 'reviewing' ? words.takeOver : words.take} <kbd>T</kbd>
              </Button>
            </div>
          )
        )
      }
    >
      <ReviewBody review={found} unopened={unopened} revealing={own ? revealing : undefined} />
      {revealing.sheet}
    </Detail>
  );
}
