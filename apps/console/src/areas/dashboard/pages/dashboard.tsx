import type { Dashboard, Queue } from '@quay/contract/staff';
import { Link } from '@quay/web-kit/router';
import { Answered, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { Age, Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useDashboard } from '../../../shell/queries/dashboard.ts';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../dashboard.css';
import { dashboardWords } from '../words/index.ts';

/** Where each queue is worked on. */
const where: Record<Queue, string> = {
  verification: paths.reviews,
  merchants: `${paths.reviews}?kind=merchant`,
  resets: paths.resets,
  chat: paths.conversations,
  approvals: paths.approvals,
  withdrawals: paths.withdrawals,
  chain: paths.chain,
  appeals: paths.appeals,
  cases: paths.cases,
  earn: paths.earn,
  credits: paths.credits,
};

export default function DashboardPage() {
  const shell = shellWords.useWords();
  const query = useDashboard();
  return (
    <PlainPage title={shell.areas.dashboard}>
      <Answered query={query}>
        {(figures) => (
          <>
            <Queues queues={figures.queues} />
            <Users users={figures.users} />
            <System system={figures.system} />
          </>
        )}
      </Answered>
    </PlainPage>
  );
}

function Queues({ queues }: Pick<Dashboard, 'queues'>) {
  const words = dashboardWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Section title={words.waits} top>
      {queues.length === 0 ? (
        <p className="con-quiet">{words.noQueues}</p>
      ) : (
        <ul className="dashboard-strip">
          {queues.map(({ queue, waiting, oldestAt, overdue }) => (
            <li key={queue}>
              <Link to={where[queue]} className="dashboard-box">
                <span className="dashboard-name">{shell.queues[queue]}</span>
                <Figure value={waiting} />
                <span className="dashboard-line">
                  <span className="q-muted">{words.oldest}</span>
                  {oldestAt === null ? <span className="q-faint">–</span> : <Age since={oldestAt} />}
                </span>
                <span className={`dashboard-line${overdue > 0 ? ' q-warn' : ''}`}>
                  <span className={overdue > 0 ? undefined : 'q-muted'}>{words.overdue}</span>
                  {overdue > 0 ? <span className="q-n">{overdue}</span> : <span className="q-faint">–</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Nothing is quieter than something. */
const Figure = ({ value }: { value: number }) => (
  <span className={`dashboard-figure q-n${value === 0 ? ' dashboard-figure--none' : ''}`}>{value}</span>
);

function Users({ users }: Pick<Dashboard, 'users'>) {
  const words = dashboardWords.useWords();
  const may = useMember().rights.includes('users');
  const boxes = [
    { id: 'total', name: words.total, value: users.total, to: paths.users },
    { id: 'today', name: words.today, value: users.today, to: paths.users },
    { id: 'locked', name: words.locked, value: users.locked, to: `${paths.users}?standing=locked` },
    { id: 'frozen', name: words.frozen, value: users.frozen, to: `${paths.users}?standing=frozen` },
  ];
  return (
    <Section title={words.users} top>
      <ul className="dashboard-strip">
        {boxes.map(({ id, name, value, to }) => {
          const content = (
            <>
              <span className="dashboard-name">{name}</span>
              <Figure value={value} />
            </>
          );
          return (
            <li key={id}>
              {may ? (
                <Link to={to} className="dashboard-box">
                  {content}
                </Link>
              ) : (
                <div className="dashboard-box">{content}</div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function System({ system }: Pick<Dashboard, 'system'>) {
  const words = dashboardWords.useWords();
  return (
    <Section title={words.system} top>
      <div className="dashboard-system">
        <Facts>
          <Fact label={words.version}>{system.version || words.noVersion}</Fact>
          <Fact label={words.seq}>{system.seq}</Fact>
          <Fact label={words.behind}>{system.rowsBehind}</Fact>
          <Fact label={words.at}>
            <Moment at={system.at} />
          </Fact>
        </Facts>
      </div>
    </Section>
  );
}
