import '../parts/verification.css';
import { type VerificationKind, type VerificationStatus, verificationKinds } from '@quay/contract/verification';
import { buttonClass, Pill } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { AccountLine } from '../../../account/account-line.tsx';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { Loaded } from '../parts/loaded.tsx';
import { StatePill } from '../parts/state-pill.tsx';
import { statusOf, useProgress } from '../queries/progress.ts';
import { verificationWords } from '../words/index.ts';

const pages: Readonly<Record<VerificationKind, () => string>> = {
  basic: paths.identity,
  advanced: paths.advancedCtf,
  notary: paths.advancedCtf,
};

/** The levels as a ladder: what each one opens, how far it is, and the next act. */
export default function Authentication() {
  const words = verificationWords.useWords();
  const progress = useProgress();
  const { levels } = words;
  return (
    <Loaded query={progress} title={levels.title} backTo={paths.userCenter()}>
      {({ kinds }) => {
        const next = verificationKinds.find((kind) => statusOf(kinds, kind)?.state !== 'passed');
        const status = next && statusOf(kinds, next);
        const passed = kinds.some(({ state }) => state === 'passed');
        return (
          <ColumnPage title={levels.title} backTo={paths.userCenter()} line={<AccountLine page="verification" />}>
            <p className="verification-lead">{levels.lead}</p>
            <ol className="verification-ladder">
              <li className="verification-rung" data-reached>
                <div className="verification-rung-head">
                  <h2>{levels.none}</h2>
                  <Pill tone="rise">{levels.open}</Pill>
                </div>
                <p>{levels.opens.none}</p>
              </li>
              {verificationKinds.map((kind) => (
                <Rung key={kind} kind={kind} status={statusOf(kinds, kind)} isNext={kind === next} />
              ))}
            </ol>
            <div className="verification-acts">
              {next && <NextAct kind={next} status={status} />}
              {passed && (
                <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.verified()}>
                  {levels.act.known}
                </Link>
              )}
              <Link className="q-act verification-quiet" to={paths.certificationCenter()}>
                {levels.all}
              </Link>
            </div>
          </ColumnPage>
        );
      }}
    </Loaded>
  );
}

type RungProps = { kind: VerificationKind; status: VerificationStatus | undefined; isNext: boolean };

function Rung({ kind, status, isNext }: RungProps) {
  const words = verificationWords.useWords();
  const figures = useFigures();
  const { levels } = words;
  const state = status?.state ?? 'none';
  const later = state === 'none' && !isNext;
  return (
    <li className="verification-rung" data-reached={state === 'passed' || undefined} data-now={isNext || undefined}>
      <div className="verification-rung-head">
        <h2>{levels[kind]}</h2>
        <StatePill state={state} />
      </div>
      <p>{levels.opens[kind]}</p>
      {state === 'none' && (
        <p className="q-t12">{later && kind !== 'basic' ? levels.after[kind] : levels.needs[kind]}</p>
      )}
      {state === 'rejected' && status?.reason && <p className="verification-why">{words.reasons[status.reason]}</p>}
      {(state === 'applied' || state === 'reviewing') && status?.dueAt && (
        <p className="verification-why">{levels.decideBy(figures.date(status.dueAt))}</p>
      )}
      {state === 'passed' && status?.decidedAt && (
        <p className="q-t12">{levels.passedOn(figures.date(status.decidedAt))}</p>
      )}
    </li>
  );
}

function NextAct({ kind, status }: { kind: VerificationKind; status: VerificationStatus | undefined }) {
  const { act } = verificationWords.useWords().levels;
  const state = status?.state ?? 'none';
  // While it is read there is nothing to do, only to look at.
  const variant = state === 'applied' || state === 'reviewing' ? 'second' : 'main';
  return (
    <Link className={buttonClass({ variant, wide: true })} to={pages[kind]()}>
      {state === 'none' ? act[kind] : state === 'rejected' ? act.correct : act.look}
    </Link>
  );
}
