import '../parts/verification.css';
import { type BusinessStatus, type MerchantState, merchantStates } from '@quay/contract/verification';
import { Button, buttonClass, Empty, KeyValue } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { forgetDraft } from '../draft.ts';
import { BusinessForm, MERCHANT_DRAFT } from '../forms/business.form.tsx';
import { StopMerchant } from '../forms/stop-merchant.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Rejection } from '../parts/rejection.tsx';
import { businessQuery } from '../queries/business.ts';
import { statusOf, useProgress } from '../queries/progress.ts';
import { verificationWords } from '../words/index.ts';

const USDT = 2;
const passed = ['verified', 'refunded'];
const canStop: readonly MerchantState[] = ['verified', 'deposit-short', 'refund-failed'];
const canApply: readonly MerchantState[] = ['failed', 'deposit-short', 'refunded'];

const nameOf = ({ certifiedBusinessStatus: number }: BusinessStatus): MerchantState =>
  (Object.keys(merchantStates) as MerchantState[]).find((name) => merchantStates[name] === number) ?? 'none';

/** Certification as a merchant, from the application to the return of the deposit. */
export default function AdvancedBusiness() {
  const words = verificationWords.useWords();
  const progress = useProgress();
  const status = useQuery(businessQuery);
  const { merchant } = words;
  return (
    <Loaded query={progress} title={merchant.title} backTo={paths.certificationCenter()}>
      {({ kinds }) => (
        <Loaded query={status} title={merchant.title} backTo={paths.certificationCenter()}>
          {(business) => {
            const isAdvanced = statusOf(kinds, 'advanced')?.state === 'passed';
            const state = nameOf(business);
            if (state !== 'none') return <StatusCard key={state} state={state} status={business} />;
            return isAdvanced ? <BusinessForm status={business} /> : <Before />;
          }}
        </Loaded>
      )}
    </Loaded>
  );
}

function Before() {
  const { merchant } = verificationWords.useWords();
  return (
    <ColumnPage title={merchant.title} backTo={paths.certificationCenter()}>
      <Empty
        title={merchant.before}
        act={
          <Link className={buttonClass({ wide: true })} to={paths.authentication()}>
            {merchant.beforeAct}
          </Link>
        }
      >
        {merchant.beforeWhy}
      </Empty>
    </ColumnPage>
  );
}

function StatusCard({ state, status }: { state: Exclude<MerchantState, 'none'>; status: BusinessStatus }) {
  const words = verificationWords.useWords();
  const figures = useFigures();
  const { merchant } = words;
  const [applying, setApplying] = useState(false);
  const { title, lead } = merchant[state];
  const { deposit, depositNeeded, dueAt, reason, remark } = status;
  const usdt = (amount: string) => `${figures.quantity(amount, USDT)}\u00a0USDT`;
  const refused = state === 'failed' || state === 'refund-failed';

  useEffect(() => {
    if (passed.includes(state)) forgetDraft(MERCHANT_DRAFT);
  }, [state]);

  const head = refused && <Rejection reason={reason} remark={remark} kept={false} />;
  if (applying) return <BusinessForm status={status} head={head} />;
  return (
    <ColumnPage title={merchant.title} backTo={paths.certificationCenter()}>
      <h2 className="q-t24">{title}</h2>
      <p className="verification-lead">{lead}</p>
      {head}
      <dl className="verification-facts">
        <KeyValue label={merchant.deposit}>{usdt(deposit)}</KeyValue>
        <KeyValue label={merchant.needed}>{usdt(depositNeeded)}</KeyValue>
        {dueAt !== null && <KeyValue label={merchant.decideBy}>{figures.date(dueAt)}</KeyValue>}
      </dl>
      <div className="verification-acts">
        {canApply.includes(state) && (
          <Button wide onClick={() => setApplying(true)}>
            {state === 'deposit-short' ? merchant.topUp : merchant.again}
          </Button>
        )}
        {canStop.includes(state) && <StopMerchant deposit={deposit} />}
      </div>
    </ColumnPage>
  );
}
