import '../parts/verification.css';
import {
  type MerchantState,
  merchantStates,
  type VerificationKind,
  type VerificationStatus,
  verificationKinds,
} from '@quay/contract/verification';
import { Icon, type IconName, ListRow, Pill, type PillTone } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { Loaded } from '../parts/loaded.tsx';
import { StatePill } from '../parts/state-pill.tsx';
import { businessQuery } from '../queries/business.ts';
import { statusOf, useProgress } from '../queries/progress.ts';
import { verificationWords } from '../words/index.ts';

const icons: Readonly<Record<VerificationKind, IconName>> = { basic: 'user', advanced: 'home', notary: 'file' };
const pages: Readonly<Record<VerificationKind, () => string>> = {
  basic: paths.identity,
  advanced: paths.advancedCtf,
  notary: paths.advancedCtf,
};
const tones: Readonly<Record<MerchantState, PillTone>> = {
  none: 'neutral',
  auditing: 'accent',
  verified: 'rise',
  failed: 'fall',
  'deposit-short': 'warn',
  'refund-auditing': 'accent',
  'refund-failed': 'fall',
  refunded: 'neutral',
};

/** All that can be applied for, with its state. */
export default function CertificationCenter() {
  const words = verificationWords.useWords();
  const progress = useProgress();
  const business = useQuery(businessQuery);
  const { title, lead } = words.centre;
  return (
    <Loaded query={progress} title={title} backTo={paths.authentication()}>
      {({ kinds }) => (
        <Loaded query={business} title={title} backTo={paths.authentication()}>
          {({ certifiedBusinessStatus }) => (
            <ColumnPage title={title} backTo={paths.authentication()}>
              <p className="verification-lead">{lead}</p>
              <div className="verification-edge verification-centre">
                {verificationKinds.map((kind) => (
                  <Kind key={kind} kind={kind} status={statusOf(kinds, kind)} kinds={kinds} />
                ))}
                <Merchant number={certifiedBusinessStatus} />
              </div>
            </ColumnPage>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

type KindProps = {
  kind: VerificationKind;
  status: VerificationStatus | undefined;
  kinds: readonly VerificationStatus[];
};

function Kind({ kind, status, kinds }: KindProps) {
  const words = verificationWords.useWords();
  const figures = useFigures();
  const { levels } = words;
  const state = status?.state ?? 'none';
  const before = kind === 'notary' ? 'advanced' : 'basic';
  const isOpen = kind === 'basic' || statusOf(kinds, before)?.state === 'passed';
  const said = () => {
    if (state === 'passed' && status?.decidedAt) return levels.passedOn(figures.date(status.decidedAt));
    if (state === 'rejected' && status?.reason) return words.reasons[status.reason];
    if (state !== 'none' && status?.dueAt) return levels.decideBy(figures.date(status.dueAt));
    return isOpen ? levels.opens[kind] : levels.after[kind];
  };
  return (
    <ListRow
      start={<Icon name={icons[kind]} />}
      title={levels[kind]}
      sub={said()}
      end={<StatePill state={state} />}
      href={state === 'passed' ? paths.verified() : pages[kind]()}
      link={AppLink}
    />
  );
}

function Merchant({ number }: { number: number }) {
  const words = verificationWords.useWords();
  const state = (Object.keys(merchantStates) as MerchantState[]).find((name) => merchantStates[name] === number);
  return (
    <ListRow
      start={<Icon name="p2p" />}
      title={words.levels.merchant}
      sub={words.levels.opens.merchant}
      end={<Pill tone={tones[state ?? 'none']}>{words.merchantStates[state ?? 'none']}</Pill>}
      href={paths.advancedBusiness()}
      link={AppLink}
    />
  );
}
