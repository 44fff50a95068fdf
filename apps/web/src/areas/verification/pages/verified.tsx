import '../parts/verification.css';
import { documentKinds, type Relation, type VerificationKind, verificationKinds } from '@quay/contract/verification';
import { buttonClass, Icon, KeyValue } from '@quay/ui';
import { Link, Redirect } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { countryName } from '../../../countries/country-names.ts';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { Loaded } from '../parts/loaded.tsx';
import { highQuery } from '../queries/high-detail.ts';
import { statusOf, useProgress } from '../queries/progress.ts';
import { basicQuery } from '../queries/real-detail.ts';
import { useShownDay } from '../shown-day.ts';
import { verificationWords } from '../words/index.ts';

/** What the exchange knows of the user, with gaps. */
export default function Verified() {
  const words = verificationWords.useWords();
  const progress = useProgress();
  const { known, levels } = words;
  return (
    <Loaded query={progress} title={known.title} backTo={paths.authentication()}>
      {({ kinds }) => {
        const reached = kinds.findLast(({ state }) => state === 'passed')?.kind;
        if (!reached) return <Redirect to={paths.authentication()} />;
        const isPassed = (kind: VerificationKind) => statusOf(kinds, kind)?.state === 'passed';
        const next = verificationKinds.find((kind) => !isPassed(kind));
        return (
          <ColumnPage title={known.title} backTo={paths.authentication()}>
            <div className="verification-passed">
              <Icon name="shield" />
              <h2 className="q-t24">{known.passed[reached]}</h2>
            </div>
            <p className="verification-lead">{known.lead}</p>
            <BasicFacts />
            {isPassed('advanced') && <HighFacts notary={isPassed('notary')} />}
            <div className="verification-acts">
              {next && statusOf(kinds, next)?.state === 'none' && (
                <Link className={buttonClass({ wide: true })} to={paths.advancedCtf()}>
                  {levels.act[next]}
                </Link>
              )}
              <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.certificationCenter()}>
                {levels.all}
              </Link>
            </div>
          </ColumnPage>
        );
      }}
    </Loaded>
  );
}

function Facts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="verification-topic">{title}</h3>
      <dl className="verification-facts">{children}</dl>
    </section>
  );
}

/** A fact that is known. */
function Fact({ label, value }: { label: string; value: string | undefined }) {
  return value ? <KeyValue label={label}>{value}</KeyValue> : null;
}

function BasicFacts() {
  const words = verificationWords.useWords();
  const figures = useFigures();
  const shownDay = useShownDay();
  const language = usePreferences((preferences) => preferences.language);
  const { data } = useQuery(basicQuery);
  if (!data?.fields) return null;
  const { realName, areaCode, nationality, idname, idCard, expiryDate } = data.fields;
  const { labels, known, kinds } = words;
  return (
    <Facts title={known.basic}>
      <Fact label={known.labels.realName} value={realName} />
      <Fact label={labels.idname} value={idname && documentKinds.includes(idname) ? kinds[idname] : undefined} />
      <Fact label={labels.idCard} value={idCard} />
      <Fact label={labels.areaCode} value={areaCode && countryName(areaCode, language)} />
      <Fact label={known.labels.nationality} value={nationality && countryName(nationality, language)} />
      <Fact label={labels.expiryDate} value={expiryDate && shownDay(expiryDate)} />
      <Fact
        label={known.since}
        value={data.status.decidedAt === null ? undefined : figures.date(data.status.decidedAt)}
      />
    </Facts>
  );
}

function HighFacts({ notary }: { notary: boolean }) {
  const words = verificationWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const { data } = useQuery(highQuery);
  const { labels, known, relations } = words;
  const fields = data?.fields;
  const deed = data?.notary.fields;
  return (
    <>
      {fields && (
        <Facts title={known.advanced}>
          <Fact label={labels.homeAddress} value={fields.homeAddress} />
          <Fact label={known.labels.workAddress} value={fields.workAddress} />
          <Fact label={labels.relativeName} value={fields.relativeName} />
          <Fact label={labels.relation} value={fields.relation && relations[fields.relation as Relation]} />
          <Fact label={known.labels.relativePhone} value={fields.relativePhone} />
        </Facts>
      )}
      {notary && deed && (
        <Facts title={known.notary}>
          <Fact label={labels.notaryName} value={deed.notaryName} />
          <Fact label={labels.notaryCountry} value={deed.notaryCountry && countryName(deed.notaryCountry, language)} />
          <Fact label={labels.deedNumber} value={deed.deedNumber} />
        </Facts>
      )}
    </>
  );
}
