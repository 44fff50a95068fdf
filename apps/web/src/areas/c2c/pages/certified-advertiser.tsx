import '../users.css';
import { type MerchantState, merchantStates } from '@quay/contract/verification';
import { divide, ONE, units } from '@quay/money';
import { buttonClass, KeyValue, TickRule } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { MerchantRequirements } from '../../../proof/merchant-requirements.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { c2cPaths } from '../paths.ts';
import { type Certification, certificationQuery } from '../queries/certification.ts';
import { merchantWords } from '../words/merchant/index.ts';
import '../merchant.css';

const USDT = 2;

/** The one act that comes next in each state: at the application, or in the console. */
const next: Readonly<Record<MerchantState, 'apply' | 'applyAgain' | 'topUp' | 'toDesk' | undefined>> = {
  none: 'apply',
  auditing: undefined,
  verified: 'toDesk',
  failed: 'applyAgain',
  'deposit-short': 'topUp',
  'refund-auditing': 'toDesk',
  'refund-failed': 'toDesk',
  refunded: 'applyAgain',
};
/** A merchant, or who is about to be none. */
const certified: readonly MerchantState[] = ['verified', 'deposit-short', 'refund-auditing', 'refund-failed'];
const canStop: readonly MerchantState[] = ['verified', 'deposit-short', 'refund-failed'];

const stateOf = (number: number): MerchantState =>
  (Object.keys(merchantStates) as MerchantState[]).find((name) => merchantStates[name] === number) ?? 'none';

/** What a merchant is, and how far the user is with it. The application itself stands with the verification. */
export default function CertifiedAdvertiser() {
  const words = merchantWords.useWords();
  const certification = useQuery(certificationQuery);
  return (
    <ColumnPage title={words.title} backTo={c2cPaths.trader()}>
      {certification.data ? (
        <StatusCard certification={certification.data} />
      ) : (
        <QueryState queries={[certification]} failed={words.failed} kept={words.failedWhy} />
      )}
    </ColumnPage>
  );
}

function StatusCard({ certification }: { certification: Certification }) {
  const words = merchantWords.useWords();
  const figures = useFigures();
  const { deposit, depositNeeded, dueAt, deposits } = certification;
  const state = stateOf(certification.certifiedBusinessStatus);
  const { title, lead } = words.states[state];
  const usdt = (value: string) => `${figures.quantity(value, USDT)}\u00a0USDT`;
  const depositText = words.depositOf(figures.quantity(deposit, USDT), usdt(depositNeeded));
  const refused = state === 'failed' || state === 'refund-failed';
  return (
    <>
      <h2 className="q-t24">{title}</h2>
      <p className="q-muted">{lead}</p>
      <MerchantRequirements missing={certification.missing} isMerchant={certified.includes(state)} />
      {refused && (
        <p>
          <Link className="q-act merchant-tap" to={paths.advancedBusiness()}>
            {words.seeWhy}
          </Link>
        </p>
      )}
      <section className="merchant-deposit">
        <div className="people-line">
          <h3>{words.deposit}</h3>
          <span className="q-n">{depositText}</span>
        </div>
        <TickRule
          fill
          ticks={60}
          share={shareOf(deposit, depositNeeded)}
          tone={state === 'deposit-short' ? 'warn' : 'accent'}
          label={`${words.deposit}: ${depositText}`}
        />
        {dueAt !== null && (
          <dl>
            <KeyValue label={words.decideBy}>{figures.date(dueAt)}</KeyValue>
          </dl>
        )}
      </section>
      <section className="merchant-part">
        <h2>{words.means}</h2>
        <ul className="merchant-means">
          {words.meansList.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      {deposits.length > 0 && (
        <section className="merchant-part">
          <h2>{words.history}</h2>
          <dl>
            {deposits.map((one) => (
              <KeyValue
                key={one.depositId}
                label={`${words.depositStates[one.state]}, ${one.refundedAt === null ? words.since(figures.date(one.paidAt)) : words.on(figures.date(one.refundedAt))}`}
              >
                {usdt(one.amount)}
              </KeyValue>
            ))}
          </dl>
        </section>
      )}
      <Acts state={state} />
    </>
  );
}

function Acts({ state }: { state: MerchantState }) {
  const words = merchantWords.useWords();
  const act = next[state];
  const stop = canStop.includes(state);
  return (
    <div className="people-acts">
      {act && (
        <Link
          className={buttonClass({ wide: true })}
          to={act === 'toDesk' ? c2cPaths.merchantOrders() : paths.advancedBusiness()}
        >
          {words[act]}
        </Link>
      )}
      {stop && (
        <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.advancedBusiness()}>
          {words.stop}
        </Link>
      )}
    </div>
  );
}

/** How much of what is needed is there, 0 to 1. */
function shareOf(held: string, needed: string): number {
  if (units(needed) === 0n) return 1;
  return Math.min(1, Number(divide(units(held), units(needed), 'down')) / Number(ONE));
}
