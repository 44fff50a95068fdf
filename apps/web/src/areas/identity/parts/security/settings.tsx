import type { Security } from '@quay/contract/identity';
import { Icon, type IconName, ListRow } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { paths } from '../../../../paths.ts';
import { useCodeChannels } from '../../../../shell/queries/config.ts';
import { safeguards } from '../../safeguards.ts';
import { securityWords } from '../../words/security/index.ts';

const arrow = <Icon name="right" size="s" className="q-faint" />;

type Row = { icon: IconName; title: string; sub: string; set: boolean; to: string };

/** What protects the account, each with what is set and where it is changed. */
export function Guards({ account }: { account: Security }) {
  const words = securityWords.useWords();
  const { rows } = words;
  const set = safeguards(account);
  const channels = useCodeChannels();
  const known: readonly (Row & { id: string })[] = [
    {
      id: 'authenticator',
      icon: 'shield',
      title: rows.authenticator,
      sub: set.authenticator ? rows.codesLeft(account.recoveryCodesLeft) : rows.authenticatorOff,
      set: set.authenticator,
      to: set.authenticator ? paths.changeVerify('authenticator') : paths.bindVerify('authenticator'),
    },
    {
      id: 'email',
      icon: 'mail',
      title: rows.email,
      sub: account.email ?? rows.emailOff,
      set: set.email,
      to: set.email ? paths.changeVerify('email') : paths.bindVerify('email'),
    },
    {
      id: 'phone',
      icon: 'phone',
      title: rows.phone,
      sub: account.phone ?? rows.phoneOff,
      set: set.phone,
      to: set.phone ? paths.changeVerify('phone') : paths.bindVerify('phone'),
    },
    {
      id: 'passkey',
      icon: 'key',
      title: rows.passkey,
      sub: set.passkey ? rows.passkeyCount(account.passkeys) : rows.passkeyOff,
      set: set.passkey,
      to: paths.bindVerify('passkey'),
    },
    {
      id: 'word',
      icon: 'chat',
      title: rows.word,
      sub: account.antiPhishing ?? rows.wordOff,
      set: set.word,
      to: paths.bindVerify('word'),
    },
  ];
  // An address or number that was bound before stays to be seen.
  const all = known.filter(
    ({ id, set: isSet }) => isSet || (id !== 'email' && id !== 'phone') || channels.includes(id),
  );
  return (
    <Topic title={words.guards} end={<span>{words.countSet(all.filter((row) => row.set).length, all.length)}</span>}>
      {all.map(({ id, icon, title, sub, set: isSet, to }) => (
        <ListRow
          key={id}
          start={<Icon name={icon} />}
          title={title}
          sub={sub}
          end={
            isSet ? (
              <span className="security-on">
                <Icon name="check" size="s" />
                {words.on}
              </span>
            ) : (
              <span className="security-off">
                {words.setUp}
                <Icon name="right" size="xs" />
              </span>
            )
          }
          href={to}
          link={AppLink}
        />
      ))}
      <ListRow
        start={<Icon name="edit" />}
        title={words.changeRow}
        end={arrow}
        href={paths.changeVerify()}
        link={AppLink}
      />
    </Topic>
  );
}

export function Passwords({ account }: { account: Security }) {
  const words = securityWords.useWords();
  return (
    <Topic title={words.passwords}>
      <ListRow
        start={<Icon name="lock" />}
        title={words.loginPassword}
        sub={account.passwordSet ? words.loginPasswordWhy : words.loginPasswordOff}
        end={arrow}
        href={paths.changePassword()}
        link={AppLink}
      />
      <ListRow
        start={<Icon name="bank" />}
        title={words.fundPassword}
        sub={account.fundPassword ? words.fundPasswordWhy : words.fundPasswordOff}
        end={arrow}
        href={paths.changeFundsPassword()}
        link={AppLink}
      />
    </Topic>
  );
}

type TopicProps = { title: string; end?: ReactNode; children: ReactNode };

/** One subject of the settings, in rows. */
export function Topic({ title, end, children }: TopicProps) {
  return (
    <section>
      <div className="q-band" />
      <div className="security-topic">
        <h2>{title}</h2>
        {end}
      </div>
      <div className="security-rows">{children}</div>
    </section>
  );
}
