import { REFERRAL_COIN, type ReferralOverview } from '@quay/contract/referral';
import { units } from '@quay/money';
import {
  Button,
  buttonClass,
  CopyButton,
  DataTable,
  Icon,
  IconButton,
  KeyValue,
  ListRow,
  Note,
  PanePage,
} from '@quay/ui';
import { useLanguage } from '@quay/web-kit/language';
import { wordsOf } from '@quay/web-kit/request';
import { AppLink, Link, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { AccountLine } from '../../../account/account-line.tsx';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { notify } from '../../../shell/notify.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useClaim } from '../acts/claim.ts';
import { BudgetRule } from '../parts/budget-rule.tsx';
import { ClaimsList } from '../parts/claims-list.tsx';
import { CopyLink } from '../parts/copy-link.tsx';
import { linkOf, shownLink } from '../parts/link.ts';
import { NotCounted } from '../parts/not-counted.tsx';
import { PeopleBelow } from '../parts/people-below.tsx';
import { usePoster } from '../parts/poster-picture.tsx';
import { overviewQuery } from '../queries/overview.ts';
import { useSaid } from '../use-said.ts';
import { referralWords } from '../words/index.ts';
import '../referral.css';

/** Referral: the own code, what can be claimed, who is below and who pays. */
export default function PromotePage() {
  const words = referralWords.useWords();
  const wide = useWide();
  const query = useQuery(overviewQuery);
  if (query.data) return wide ? <Wide of={query.data} /> : <Phone of={query.data} />;
  const state = <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />;
  return wide ? (
    <PanePage title={words.title} line={<AccountLine page="referral" />}>
      {state}
    </PanePage>
  ) : (
    <ColumnPage title={words.title} backTo={paths.userCenter()}>
      {state}
    </ColumnPage>
  );
}

function useClaiming({ claimable, claimedAt, nextClaimAt, verified, mayRefer }: ReferralOverview) {
  const words = referralWords.useWords();
  const { money, short } = useSaid();
  const claim = useClaim();
  const none = claimable.count === 0;
  const reason = !mayRefer
    ? words.barred
    : !verified
      ? words.verifyFirst
      : claimedAt !== null
        ? words.claimedToday(short(nextClaimAt))
        : none
          ? words.nothingWhy
          : undefined;
  function press() {
    claim.mutate(
      { amount: claimable.sum },
      {
        onSuccess: ({ status, amount }) =>
          notify(status === 'paid' ? words.claimed(money(amount)) : words.claimWaits(money(amount))),
        onError: (error) => notify(wordsOf(error) ?? words.failed, { tone: 'error' }),
      },
    );
  }
  return (
    <Button
      wide
      loading={claim.isPending}
      loadingLabel={words.claiming}
      disabledReason={reason}
      reasonAct={
        mayRefer && !verified ? (
          <Link className="q-act" to={paths.authentication()}>
            {words.verify}
          </Link>
        ) : undefined
      }
      onClick={press}
    >
      {none ? words.nothing : words.claim(money(claimable.sum))}
    </Button>
  );
}

function Phone({ of }: { of: ReferralOverview }) {
  const words = referralWords.useWords();
  const navigate = useNavigate();
  const act = useClaiming(of);
  const { amount, line, rate, day } = useSaid();
  const link = linkOf(of.code, useLanguage());
  return (
    <ColumnPage
      title={words.title}
      backTo={paths.userCenter()}
      acts={<IconButton icon="help" label={words.rules} onClick={() => navigate(paths.promoteRules())} />}
      foot={act}
    >
      <section className="referral-head">
        <div className="q-row-between">
          <div>
            <p className="q-muted">{words.yourCode}</p>
            <p className="referral-code q-t40 q-strong">{of.code}</p>
          </div>
          <CopyButton text={of.code} label={words.copyCode} copiedLabel={words.copied} />
        </div>
        <div className="q-row-between">
          <span className="q-muted referral-link">{shownLink(of.code)}</span>
          <CopyLink link={link} variant="quiet" />
        </div>
      </section>
      <ShareWays link={link} />
      <section className="referral-part referral-edge">
        <div className="q-row-between">
          <h2>{words.toClaim}</h2>
          <p className="q-t24 q-strong q-n">
            {amount(of.claimable.sum)} <span className="q-t14 q-muted">{REFERRAL_COIN}</span>
          </p>
        </div>
        <p className="q-muted">{words.toClaimWhy}</p>
      </section>
      <div className="column-edge">
        {of.claimable.rows.map((one) => (
          <ListRow
            key={`${one.name} ${one.line} ${one.day} ${one.deposit}`}
            title={one.name}
            sub={words.deposited(line(one.line), amount(one.deposit), day(one.day))}
            figure={amount(one.amount)}
            figureSub={rate(one.rate)}
          />
        ))}
      </div>
      <div className="referral-edge">
        <Waiting of={of} />
        <NotCounted rows={of.notCounted} />
        <PeopleBelow lines={of.lines} />
        <dl>
          <KeyValue label={words.paidBy}>{words.budgetLeft(amount(of.budget.left))}</KeyValue>
        </dl>
        <p className="q-muted q-t12">{words.privacy}</p>
        <ClaimsList />
      </div>
    </ColumnPage>
  );
}

function ShareWays({ link }: { link: string }) {
  const words = referralWords.useWords();
  return (
    <nav className="referral-ways" aria-label={words.shareTitle}>
      <button
        type="button"
        onClick={() => {
          // Whoever closes the list of the system has only changed their mind.
          if ('share' in navigator) void navigator.share({ url: link }).catch(() => undefined);
          else notify(link);
        }}
      >
        <Icon name="share" />
        {words.shareLink}
      </button>
      <Link to={paths.shareQrCode()}>
        <Icon name="scan" />
        {words.qr}
      </Link>
      <Link to={paths.sharePoster()}>
        <Icon name="camera" />
        {words.poster}
      </Link>
    </nav>
  );
}

function Waiting({ of: { scheduled } }: { of: ReferralOverview }) {
  const words = referralWords.useWords();
  const { money } = useSaid();
  if (units(scheduled) === 0n) return null;
  return <Note tone="warn">{words.claimWaits(money(scheduled))}</Note>;
}

function Wide({ of }: { of: ReferralOverview }) {
  const words = referralWords.useWords();
  const act = useClaiming(of);
  const { amount, line, rate, day } = useSaid();
  const poster = usePoster(of.code);
  const link = linkOf(of.code, useLanguage());
  return (
    <PanePage
      title={words.title}
      line={<AccountLine page="referral" />}
      asideLabel={words.yourCode}
      aside={
        <div className="referral-aside">
          <div className="q-row-between">
            <h2>{words.yourCode}</h2>
            <span className="referral-code q-t20 q-strong">{of.code}</span>
          </div>
          <div className="q-row-between">
            <span className="q-muted referral-link">{shownLink(of.code)}</span>
            <CopyButton text={link} label={words.copyLink} copiedLabel={words.copied} />
          </div>
          <div className="q-row-between">
            <h2>{words.poster}</h2>
            {poster.designs}
          </div>
          {poster.picture}
          {poster.choices}
        </div>
      }
      asideFoot={
        <div className="referral-two">
          <Button wide variant="second" onClick={() => void poster.save()}>
            {words.savePicture}
          </Button>
          <AppLink className={buttonClass({ wide: true, variant: 'second' })} href={paths.shareQrCode()}>
            {words.qr}
          </AppLink>
        </div>
      }
    >
      <div className="referral-wide">
        <section className="q-row-between referral-wide-head">
          <div>
            <p className="q-muted">{words.toClaim}</p>
            <p className="q-t40 q-strong q-n">
              {amount(of.claimable.sum)} <span className="q-t16 q-muted">{REFERRAL_COIN}</span>
            </p>
            <p className="q-muted">{words.toClaimWhy}</p>
          </div>
          <div className="referral-wide-act">{act}</div>
        </section>
        <DataTable
          label={words.toClaim}
          columns={[
            { id: 'person', head: words.person, cell: (one) => one.name },
            { id: 'line', head: words.lineHead, cell: (one) => line(one.line), muted: true },
            {
              id: 'deposit',
              head: words.dayDeposit,
              cell: (one) => `${amount(one.deposit)} · ${day(one.day)}`,
              right: true,
            },
            { id: 'rate', head: words.rate, cell: (one) => rate(one.rate), right: true, muted: true },
            { id: 'you', head: words.you, cell: (one) => amount(one.amount), right: true, strong: true },
          ]}
          rows={of.claimable.rows}
          keyOf={(one) => `${one.name} ${one.line} ${one.day} ${one.deposit}`}
        >
          {of.claimable.rows.length === 0 && <p className="referral-edge q-muted">{words.nothingWhy}</p>}
        </DataTable>
        <div className="referral-edge">
          <Waiting of={of} />
          <NotCounted rows={of.notCounted} />
        </div>
        <div className="referral-halves">
          <div className="referral-edge">
            <PeopleBelow lines={of.lines} />
            <p className="q-muted q-t12">{words.privacy}</p>
          </div>
          <div className="referral-edge">
            <section className="referral-part">
              <div className="q-row-between">
                <h2>{words.paidBy}</h2>
                <Link className="q-act" to={paths.promoteRules()}>
                  {words.rules}
                </Link>
              </div>
              <BudgetRule {...of.budget} />
              <p className="q-muted q-t12">{words.whenSpent}</p>
            </section>
            <ClaimsList />
          </div>
        </div>
      </div>
    </PanePage>
  );
}
