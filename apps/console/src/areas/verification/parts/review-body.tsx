import type { RevealedReview, Review } from '@quay/contract/staff';
import type { DocumentKind, Relation } from '@quay/contract/verification';
import { Icon } from '@quay/ui';
import { useLanguageTag } from '@quay/web-kit/language';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { Picture } from '../../../parts/picture.tsx';
import type { Revealing } from '../../../parts/revealing.tsx';
import { paths } from '../../../paths.ts';
import { verificationWords } from '../words/index.ts';

type Of = {
  readonly review: Review;
  /** What has to be opened before it can pass. */
  readonly unopened: readonly string[];
  /** Only of a case that one has taken. */
  readonly revealing: Revealing<RevealedReview> | undefined;
};

const countries: ReadonlySet<string> = new Set(['areaCode', 'nationality', 'notaryCountry']);

export function ReviewBody({ review, unopened, revealing }: Of) {
  const words = verificationWords.useWords();
  const merchant = review.kind === 'merchant' || review.kind === 'merchant-refund';
  return (
    <>
      {review.decision && <Decision decision={review.decision} />}
      {review.pictures.length > 0 && (
        <Section title={words.pictures} count={review.pictures.length} wide>
          <div className="con-pictures">
            {review.pictures.map((name) =>
              revealing ? (
                <Picture
                  key={name}
                  label={`${words.fields[name] ?? name}${unopened.includes(name) ? ` · ${words.notOpened}` : ''}`}
                  url={revealing.shown[name]?.url ?? undefined}
                  busy={revealing.busy}
                  onShow={() => revealing.open([name])}
                  onHide={() => revealing.hide(name)}
                />
              ) : (
                <figure key={name} className="con-picture">
                  <figcaption>{words.fields[name] ?? name}</figcaption>
                  <div className="con-picture-frame con-picture-hidden con-picture-hidden--shut">
                    <Icon name="eyeoff" />
                  </div>
                </figure>
              ),
            )}
          </div>
        </Section>
      )}
      <Section title={words.written} wide={merchant}>
        <Facts>
          {review.fields.map((field) => (
            <WrittenFact key={field.name} field={field} unopened={unopened} revealing={revealing} />
          ))}
        </Facts>
      </Section>
      {merchant && <Deposits review={review} />}
      <div className="verification-side">
        <Checks review={review} />
        <Earlier review={review} />
      </div>
    </>
  );
}

function WrittenFact({ field, unopened, revealing }: Omit<Of, 'review'> & { field: Review['fields'][number] }) {
  const words = verificationWords.useWords();
  const { name, masked } = field;
  const label = words.fields[name] ?? name;
  const whole = revealing?.shown[name]?.value;
  const revealed = typeof whole === 'string';
  const said = useSaid();
  const act = revealed ? words.hide : words.show;
  return (
    <Fact
      label={label}
      act={
        masked &&
        revealing && (
          <button
            type="button"
            className="q-act"
            aria-label={`${act}: ${label}`}
            onClick={() => (revealed ? revealing.hide(name) : revealing.open([name]))}
          >
            {act}
          </button>
        )
      }
    >
      <span className={`verification-long${revealed ? ' q-mid' : ''}`}>{said(name, whole ?? field.value)}</span>
      {masked && revealing && unopened.includes(name) && <span className="q-t12 q-warn"> {words.notOpened}</span>}
    </Fact>
  );
}

/** A value in words: countries by name, and what was chosen from a list as that list says it. */
function useSaid(): (name: string, value: string) => string {
  const words = verificationWords.useWords();
  const tag = useLanguageTag();
  return (name, value) => {
    if (countries.has(name)) {
      const country = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }).of(value);
      return country ? `${country} (${value})` : value;
    }
    if (name === 'idname') return words.documents[value as DocumentKind] ?? value;
    if (name === 'relation') return words.relations[value as Relation] ?? value;
    return value;
  };
}

function Checks({ review }: { review: Review }) {
  const words = verificationWords.useWords();
  return (
    <Section title={words.checksTitle}>
      {review.checks.length === 0 ? (
        <p className="con-quiet">{words.checksNone}</p>
      ) : (
        <ul className="verification-checks">
          {review.checks.map(({ check, passed }) => (
            <li key={check} className={passed ? undefined : 'q-warn'}>
              <span className={passed ? 'verification-good' : undefined}>
                <Icon name={passed ? 'check' : 'warn'} size="xs" />
              </span>
              <span className="q-grow">{words.checks[check]?.[passed ? 0 : 1] ?? check}</span>
              {!passed && <span className="q-t12">{words.fails}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Deposits({ review }: { review: Review }) {
  const words = verificationWords.useWords();
  const amount = useAmount(2);
  return (
    <Section title={words.deposits}>
      {review.deposits.length === 0 ? (
        <p className="con-quiet">{words.depositsNone}</p>
      ) : (
        <table className="con-table">
          <tbody>
            {review.deposits.map((deposit) => (
              <tr key={deposit.depositId}>
                <th scope="row" className="q-n q-mid">
                  {amount(deposit.amount)} {deposit.coinSymbol}
                </th>
                <td>{words.depositStates[deposit.state]}</td>
                <td className="q-right q-muted">
                  {deposit.refundedAt === null ? (
                    <>
                      {words.depositPaid} <Moment at={deposit.paidAt} />
                    </>
                  ) : (
                    <Moment at={deposit.refundedAt} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function Earlier({ review }: { review: Review }) {
  const words = verificationWords.useWords();
  return (
    <Section title={words.earlier} count={review.earlier.length}>
      {review.earlier.length === 0 ? (
        <p className="con-quiet">{words.earlierNone}</p>
      ) : (
        <table className="con-table">
          <tbody>
            {review.earlier.map((row) => (
              <tr key={row.reviewId}>
                <th scope="row">
                  <Link className="q-act" to={paths.review(row.reviewId)}>
                    {words.attempt(row.attempt)}
                  </Link>
                </th>
                <td>{words.states[row.state]}</td>
                <td className="q-right q-muted">
                  <Moment at={row.appliedAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function Decision({ decision }: { decision: NonNullable<Review['decision']> }) {
  const words = verificationWords.useWords();
  return (
    <Section title={words.decision} wide>
      <Facts>
        <Fact label={words.by}>{decision.by}</Fact>
        <Fact label={words.when}>
          <Moment at={decision.at} />
        </Fact>
        {decision.reason && <Fact label={words.reason}>{words.reasons[decision.reason]}</Fact>}
        {decision.remark && (
          <Fact label={words.remark}>
            <span className="verification-long">{decision.remark}</span>
          </Fact>
        )}
      </Facts>
    </Section>
  );
}
