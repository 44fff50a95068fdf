import { type RevealField, revealFields, type UserDetail } from '@quay/contract/staff';
import { isSpoken, languageFacts } from '@quay/words';
import { useEffect, useState } from 'react';
import { Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { ReasonSheet } from '../../../parts/reason-sheet.tsx';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useReveal } from '../acts/reveal.ts';
import { usersWords } from '../words/index.ts';

/** What was asked for with a reason is not left standing on a screen. */
const SHOWN_MS = 60_000;

/** What identifies the person: masked, until somebody gives a reason. */
export function Person({ user }: { user: UserDetail }) {
  const words = usersWords.useWords();
  const { rights } = useMember();
  const [dialog, setDialog] = useState<RevealField>();
  const [shown, setShown] = useState<{ field: RevealField; value: string }>();
  const { act, busy, refusal, forget } = useReveal({
    done({ value }, { field }) {
      setShown({ field, value });
      setDialog(undefined);
    },
  });
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  // Of the others a list shows nothing, masked or not.
  const masked: Partial<Record<RevealField, string | null>> = {
    email: user.email,
    phone: user.phone,
    'real-name': user.realName,
  };
  const may = rights.includes('users-reveal');
  const open = (field: RevealField) => {
    forget();
    setDialog(field);
  };

  return (
    <Section title={words.person}>
      <Facts>
        <Fact label={words.nickname}>
          <span className="q-mid">{user.nickname}</span>
        </Fact>
        {revealFields.map((field) => {
          const revealed = shown?.field === field;
          const given = field in masked ? masked[field] : user.level === 'none' ? null : '••••••';
          return (
            <Fact
              key={field}
              label={words.fields[field]}
              act={
                may && given !== null ? (
                  <button
                    type="button"
                    className="q-act"
                    aria-label={`${revealed ? words.hideAgain : words.show}: ${words.fields[field]}`}
                    onClick={() => (revealed ? setShown(undefined) : open(field))}
                  >
                    {revealed ? words.hideAgain : words.show}
                  </button>
                ) : undefined
              }
            >
              {revealed ? (
                <span className="q-mid">{shown.value}</span>
              ) : (
                (given ?? <span className="q-faint">{words.notGiven}</span>)
              )}
            </Fact>
          );
        })}
      </Facts>
      <ReasonSheet
        open={dialog !== undefined}
        onClose={() => setDialog(undefined)}
        title={dialog ? words.showTitle[dialog](user.username) : ''}
        act={dialog ? words.showAct[dialog] : ''}
        acting={words.showing}
        busy={busy}
        refusal={refusal}
        onAct={(reason) => dialog && act({ userId: user.userId, field: dialog, reason })}
      >
        {words.showWords}
      </ReasonSheet>
    </Section>
  );
}

export function Security({ user }: { user: UserDetail }) {
  const words = usersWords.useWords();
  return (
    <Section title={words.security}>
      <Facts>
        <Fact label={words.authenticator}>{user.authenticator ? words.bound : words.notBound}</Fact>
        <Fact label={words.passkeys}>{user.passkeys}</Fact>
        <Fact label={words.fundPassword}>{user.fundPassword ? words.set : words.notSet}</Fact>
        <Fact label={words.holdsTitle}>
          {user.holds.length === 0
            ? words.holdsNone
            : user.holds.map((hold) => (
                <span key={hold.reason} className="q-block q-warn">
                  {words.holds[hold.reason]}, {words.until} <Moment at={hold.until} />
                </span>
              ))}
        </Fact>
      </Facts>
    </Section>
  );
}

export function Account({ user }: { user: UserDetail }) {
  const words = usersWords.useWords();
  const shell = shellWords.useWords();
  const language = user.language;
  return (
    <Section title={words.account}>
      <Facts>
        <Fact label={words.invitation}>
          <span className="q-code">{user.usercode}</span>
        </Fact>
        <Fact label={words.language}>
          {language ? (isSpoken(language) ? languageFacts(language).name : language) : words.languageNone}
        </Fact>
        <Fact label={words.merchant}>{user.merchantStatus === 2 ? shell.yes : shell.no}</Fact>
      </Facts>
    </Section>
  );
}
