import type { ResetState } from '@quay/contract/identity';
import type { Reset } from '@quay/contract/staff';
import { Button, Pill, type PillTone, Timeline, type TimelineStep } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { Answered, Detail, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Due, Moment } from '../../../parts/moment.tsx';
import { type NextCase, useNextCase } from '../../../parts/next-case.ts';
import { Picture } from '../../../parts/picture.tsx';
import { useRevealing } from '../../../parts/revealing.tsx';
import { paths } from '../../../paths.ts';
import { useKeys } from '../../../shell/keys.ts';
import { useMember } from '../../../shell/session.ts';
import { submitRevealReset } from '../acts/reveal-reset.ts';
import { DecideReset } from '../forms/decide-reset.form.tsx';
import { useReset } from '../queries/reset.ts';
import { resetsWords } from '../words/index.ts';

const tones: Record<ResetState, PillTone> = {
  applied: 'accent',
  seconded: 'warn',
  done: 'rise',
  rejected: 'fall',
  stopped: 'neutral',
};

/** One request. `next` is the case to go on with. */
export function ResetDetail({ resetId, next }: { resetId: string; next: number | undefined }) {
  const words = resetsWords.useWords();
  const query = useReset({ resetId });
  const nextCase = useNextCase(next, { pathOf: paths.reset, listPath: paths.resets, words });
  return <Answered query={query}>{(found) => <Case reset={found} nextCase={nextCase} />}</Answered>;
}

function Case({ reset: found, nextCase }: { reset: Reset; nextCase: NextCase }) {
  const words = resetsWords.useWords();
  const { rights } = useMember();
  const { resetId, state, userId } = found;
  const open = state === 'applied' || state === 'seconded';
  const revealing = useRevealing((picture, reason) => submitRevealReset({ resetId, picture, reason }), {
    title: words.revealTitle(found.username),
    about: words.revealAbout,
    act: words.revealAct,
    acting: words.revealing,
  });
  const revealAll = () => revealing.open(found.pictures);
  useKeys([{ keys: ['r'], label: words.showAll, run: revealAll }]);
  return (
    <Detail
      title={found.username}
      pills={<Pill tone={tones[state]}>{words.states[state]}</Pill>}
      sub={
        <>
          <span className="q-code">{words.request(found.number)}</span>,{' '}
          {userId === null ? (
            <span className="q-warn">{words.noAccount}</span>
          ) : rights.includes('users') ? (
            <Link className="q-act" to={paths.user(userId)}>
              {words.account(userId)}
            </Link>
          ) : (
            words.account(userId)
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
          <Button variant="second" size="row" loading={revealing.busy} onClick={revealAll}>
            {words.showAll} <kbd>R</kbd>
          </Button>
          <Button variant="second" size="row" onClick={nextCase.onward}>
            {words.next} <kbd>N</kbd>
          </Button>
        </>
      }
      listPath={paths.resets}
      foot={open && <DecideReset reset={found} onEnded={nextCase.afterDecision} />}
    >
      <Section title={words.documents} count={found.pictures.length} wide>
        <div className="con-pictures">
          {found.pictures.map((picture, at) => (
            <Picture
              key={picture}
              label={words.document(at + 1)}
              url={revealing.shown[picture]?.url}
              busy={revealing.busy}
              onShow={() => revealing.open([picture])}
              onHide={() => revealing.hide(picture)}
            />
          ))}
        </div>
      </Section>
      <Section title={words.asked}>
        <Facts>
          <Fact label={words.takesOff}>{found.subjects.map((one) => words.subjects[one]).join(', ')}</Fact>
          <Fact label={words.explanation}>
            <span className="resets-explanation">{found.explanation}</span>
          </Fact>
          <Fact label={words.contact}>{found.contactEmail}</Fact>
          <Fact label={words.from}>
            <span className="q-code">{found.address}</span>
            <span className={`q-block ${found.knownAddress ? 'q-muted' : 'q-warn'}`}>
              {found.knownAddress ? words.known : words.unknown}
            </span>
          </Fact>
        </Facts>
      </Section>
      <Signatures reset={found} />
      {revealing.sheet}
    </Detail>
  );
}

/** Who has approved, and who has to; or who has rejected it. */
function Signatures({ reset: { state, approvals, rejection } }: { reset: Reset }) {
  const words = resetsWords.useWords();
  const { username } = useMember();
  const who = (by: string) => (by === username ? words.you : by);
  const open = state === 'applied' || state === 'seconded';
  const signed = approvals.map(
    ({ by, at, remark }, count): TimelineStep => ({
      id: by,
      state: 'done',
      title: `${count === 0 ? words.first : words.second}: ${who(by)}`,
      time: (
        <>
          <Moment at={at} />
          <span className="q-block resets-remark">{remark}</span>
        </>
      ),
    }),
  );
  const waiting = [words.first, words.second].slice(signed.length).map(
    (title, at): TimelineStep => ({
      id: title,
      state: at === 0 ? 'now' : 'next',
      title: `${title}: ${signed.length === 0 && at === 0 ? words.waitsForFirst : words.waitsForSecond}`,
    }),
  );
  const steps = open ? [...signed, ...waiting] : signed;
  return (
    <Section title={words.signatures}>
      <div className="resets-signatures">
        {steps.length > 0 && <Timeline label={words.signatures} steps={steps} />}
        {rejection && (
          <Facts>
            <Fact label={words.rejection}>
              {who(rejection.by)}, <Moment at={rejection.at} />
            </Fact>
            <Fact label={words.remark}>
              <span className="resets-explanation">{rejection.remark}</span>
            </Fact>
          </Facts>
        )}
      </div>
    </Section>
  );
}
