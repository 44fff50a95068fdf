import '../parts/identity.css';
import { type Member, themes, updowns } from '@quay/contract/identity';
import { AppBar, Button, buttonClass, CopyButton, Icon, ListRow, Note, Pill, Segments } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, Link } from '@quay/web-kit/router';
import { languageFacts } from '@quay/words';
import { type ReactNode, useState } from 'react';
import { AccountHead } from '../../../account/account-line.tsx';
import { EnterDemo } from '../../../demo/enter-demo.tsx';
import { demoWords } from '../../../demo/words/index.ts';
import { paths } from '../../../paths.ts';
import { forgetPush } from '../../../push/push.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useInstall } from '../../../shell/install.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useConfig } from '../../../shell/queries/config.ts';
import { useSession } from '../../../shell/session.ts';
import { submitLogout } from '../acts/logout.ts';
import { NicknameSheet } from '../parts/nickname-sheet.tsx';
import { identityWords } from '../words/index.ts';

const arrow = <Icon name="right" size="s" className="q-faint" />;
const sides = ['left', 'right'] as const;

export default function UserCenter() {
  const words = identityWords.useWords();
  const member = useSession((session) => session.member);
  useTitle(words.userCenter);
  return (
    <div className="identity-page">
      {member ? (
        <AccountHead page="user" title={words.userCenter} bar={<AppBar title={words.userCenter} />} />
      ) : (
        <AppBar title={words.userCenter} />
      )}
      {member ? <Who member={member} /> : <Guest />}
      {member && <Practise />}
      <Look />
      <TheApp />
      {member && <LogOut />}
    </div>
  );
}

/** The way into the demo, for somebody with an account. */
function Practise() {
  const words = demoWords.useWords();
  const [entering, setEntering] = useState(false);
  if (!useConfig()?.demo) return null;
  return (
    <section className="identity-demo">
      <div className="q-band" />
      <ListRow
        start={<Icon name="trade" />}
        title={words.enterTitle}
        sub={words.holds}
        end={arrow}
        onClick={() => setEntering(true)}
      />
      <EnterDemo open={entering} onClose={() => setEntering(false)} />
    </section>
  );
}

/** Who it is, and what the account is secured and verified with. */
function Who({ member }: { member: Member }) {
  const words = identityWords.useWords();
  const figures = useFigures();
  const [naming, setNaming] = useState(false);
  const { id, username, nickname, email, phone, level, registeredAt } = member;
  const reached = [email, phone].filter((one) => one !== null && one !== username).join(' · ');
  return (
    <section className="identity-who">
      <ListRow
        start={<Icon name="user" />}
        title={username}
        sub={reached || words.memberSince(figures.date(registeredAt))}
        end={<Pill tone={level === 'none' ? 'neutral' : 'accent'}>{words.levels[level]}</Pill>}
      />
      <div className="identity-uid">
        <span className="q-num">{words.uid(String(id))}</span>
        <CopyButton text={String(id)} label={words.copyUid} copiedLabel={words.uidCopied} />
      </div>
      <ListRow
        start={<Icon name="edit" />}
        title={words.nickname.row}
        sub={words.nickname.rowWhy}
        figure={nickname}
        end={arrow}
        onClick={() => setNaming(true)}
      />
      <NicknameSheet open={naming} onClose={() => setNaming(false)} member={member} />
      <ListRow
        start={<Icon name="shield" />}
        title={words.security}
        sub={words.securityWhy}
        end={arrow}
        href={paths.safety()}
        link={AppLink}
      />
      <ListRow
        start={<Icon name="file" />}
        title={words.verification}
        sub={level === 'none' ? words.verificationWhy : words.levels[level]}
        end={arrow}
        href={paths.authentication()}
        link={AppLink}
      />
      <ListRow
        start={<Icon name="people" />}
        title={words.creditScore}
        sub={words.creditScoreWhy}
        end={arrow}
        href={paths.creditScore()}
        link={AppLink}
      />
      <ListRow
        start={<Icon name="p2p" />}
        title={words.c2c}
        sub={words.c2cWhy}
        end={arrow}
        href={paths.c2cNormalUser()}
        link={AppLink}
      />
      <ListRow
        start={<Icon name="people" />}
        title={words.promoteTitle}
        end={arrow}
        href={paths.promote()}
        link={AppLink}
      />
    </section>
  );
}

function Guest() {
  const words = identityWords.useWords();
  return (
    <section className="identity-head">
      <h2>{words.guest}</h2>
      <p className="q-muted">{words.guestWords}</p>
      <div className="identity-acts">
        <Link className={buttonClass()} to={paths.login(paths.userCenter())}>
          {words.logIn}
        </Link>
        <Link className={buttonClass({ variant: 'second' })} to={paths.register(paths.userCenter())}>
          {words.openAccount}
        </Link>
      </div>
    </section>
  );
}

function Look() {
  const words = identityWords.useWords();
  const { language, currency, theme, updown, bookSide, set } = usePreferences();
  return (
    <section>
      <div className="q-band" />
      <h2 className="identity-topic">{words.look}</h2>
      <ListRow
        title={words.language}
        figure={languageFacts(language).name}
        end={arrow}
        href={paths.language()}
        link={AppLink}
      />
      <ListRow title={words.currency} figure={currency} end={arrow} href={paths.exchangeRate()} link={AppLink} />
      <Setting label={words.theme}>
        <Segments
          label={words.theme}
          items={themes.map((id) => ({ id, label: words.themes[id] }))}
          value={theme}
          onChange={(chosen) => set({ theme: chosen })}
        />
      </Setting>
      <Setting label={words.updown}>
        <Segments
          label={words.updown}
          items={updowns.map((id) => ({ id, label: words.updowns[id] }))}
          value={updown}
          onChange={(chosen) => set({ updown: chosen })}
        />
      </Setting>
      <Setting label={words.bookSide}>
        <Segments
          label={words.bookSide}
          items={sides.map((id) => ({ id, label: words.bookSides[id] }))}
          value={bookSide}
          onChange={(chosen) => set({ bookSide: chosen })}
        />
      </Setting>
    </section>
  );
}

function Setting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="identity-setting">
      <span className="q-list-row-title">{label}</span>
      {children}
    </div>
  );
}

function TheApp() {
  const words = identityWords.useWords();
  const service = useConfig()?.customer_service_url;
  const { way } = useInstall();
  return (
    <section>
      <div className="q-band" />
      <h2 className="identity-topic">{words.app}</h2>
      {way !== 'installed' && (
        <ListRow
          start={<Icon name="download" size="s" />}
          title={words.install}
          sub={words.installWords}
          end={arrow}
          href={paths.download()}
          link={AppLink}
        />
      )}
      <ListRow
        start={<Icon name="headset" size="s" />}
        title={words.service}
        end={arrow}
        {...(service ? { href: service } : { href: paths.customerService(), link: AppLink })}
      />
      <ListRow
        start={<Icon name="info" size="s" />}
        title={words.help}
        end={arrow}
        href={paths.helpCenter()}
        link={AppLink}
      />
      <ListRow
        start={<Icon name="news" size="s" />}
        title={words.announcements}
        end={arrow}
        href={paths.announce()}
        link={AppLink}
      />
      <ListRow title={words.terms} end={arrow} href={paths.terms()} link={AppLink} />
      <div className="q-gutter">
        <Note tone="quiet" icon="shield">
          <b>{words.feesTitle}</b>
          <br />
          {words.feesWords}
        </Note>
        <p className="identity-note">{words.version(__VERSION__)}</p>
      </div>
    </section>
  );
}

function LogOut() {
  const words = identityWords.useWords();
  const [sending, setSending] = useState(false);

  async function leave() {
    setSending(true);
    await forgetPush();
    try {
      await submitLogout();
    } catch {
      // Without a network the session ends on this device alone; its notice has been given.
    }
    useSession.getState().close();
  }

  return (
    <div className="identity-leave">
      <Button variant="second" wide loading={sending} loadingLabel={words.loggingOut} onClick={() => void leave()}>
        {words.logOut}
      </Button>
    </div>
  );
}
