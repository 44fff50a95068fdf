import type { Dashboard, Queue } from '@quay/contract/staff';
import { PlainPage } from '../../../parts/desk.tsx';
import { Answered, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Age, Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useDashboard } from '../../../shell/queues.ts';
import { Link } from '../../../shell/router.tsx';
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
};

export default function DashboardPage() {
  const shell = shellWords.use();
  const asked = useDashboard();
  return (
    <PlainPage title={shell.areas.dashboard}>
      <Answered asked={asked}>{(figures) => <Figures {...figures} />}</Answered>
    </PlainPage>
  );
}

function Figures({ queues, users, system }: Dashboard) {
  const words = dashboardWords.use();
  return (
    <div className="dashboard">
      <Section title={words.waits} wide>
        <Queues queues={queues} />
      </Section>
      <Section title={words.users}>
        <Facts>
          <Fact label={words.total}>{users.total}</Fact>
          <Fact label={words.today}>{users.today}</Fact>
          <Fact label={words.locked}>{users.locked}</Fact>
          <Fact label={words.frozen}>{users.frozen}</Fact>
        </Facts>
      </Section>
      <Section title={words.system}>
        <Facts>
          <Fact label={words.version}>{system.version || words.noVersion}</Fact>
          <Fact label={words.seq}>{system.seq}</Fact>
          <Fact label={words.behind}>{system.rowsBehind}</Fact>
          <Fact label={words.at}>
            <Moment at={system.at} />
          </Fact>
        </Facts>
      </Section>
    </div>
  );
}

function Queues({ queues }: Pick<Dashboard, 'queues'>) {
  const words = dashboardWords.use();
  const shell = shellWords.use();
  if (queues.length === 0) return <p className="q-muted">{words.noQueues}</p>;
  return (
    <ul className="dashboard-queues">
      {queues.map(({ queue, waiting, oldestAt, overdue }) => (
        <li key={queue}>
          <Link to={where[queue]} className={`dashboard-queue${waiting === 0 ? ' dashboard-queue--empty' : ''}`}>
            <span className="dashboard-name">{shell.queues[queue]}</span>
            <span className="dashboard-count q-n">{waiting}</span>
            <span className="q-muted q-t12">{oldestAt === null ? shell.none : words.oldest}</span>
            <span className="q-right">{oldestAt !== null && <Age since={oldestAt} />}</span>
            <span className={`q-t12 ${overdue > 0 ? 'q-warn' : 'q-muted'}`}>{words.overdue}</span>
            <span className={`q-right q-n ${overdue > 0 ? 'q-warn' : 'q-muted'}`}>{overdue}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
