import { Logo, Segments, Select } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { languageFacts, languages } from '@quay/words';
import { paths } from '../paths.ts';
import { changeLanguage, usePreferences } from './preferences.ts';
import { useMember, useSession } from './session.ts';
import { UserSearch } from './user-search.tsx';
import { shellWords } from './words/index.ts';

export function TopBar() {
  const words = shellWords.useWords();
  const { rights } = useMember();
  return (
    <header className="shell-top">
      <Link to={paths.dashboard} className="shell-brand">
        <Logo />
        <span className="q-muted">{words.console}</span>
      </Link>
      {rights.includes('users') && <UserSearch />}
      <AccountMenu />
    </header>
  );
}

function AccountMenu() {
  const words = shellWords.useWords();
  const { name, username, role } = useMember();
  return (
    <div className="shell-account">
      <button type="button" className="shell-account-open" popoverTarget="account-menu" title={words.account}>
        <span className="shell-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span className="shell-account-name q-ellipsis">{name}</span>
        <span className="q-tag">{words.roles[role] ?? role}</span>
      </button>
      <div id="account-menu" className="shell-menu" popover="auto">
        <div>
          <div className="q-t16 q-strong">{name}</div>
          <div className="q-muted q-t12">
            {username}, {words.roles[role] ?? role}
          </div>
        </div>
        <Look />
        <button
          type="button"
          className="q-btn q-btn--second q-btn--row"
          onClick={() => void useSession.getState().leave('self')}
        >
          {words.logOut}
        </button>
      </div>
    </div>
  );
}

/** Theme and language; on the login too. */
export function Look() {
  const words = shellWords.useWords();
  const { theme, language, set } = usePreferences();
  return (
    <>
      <Segments
        label={words.theme}
        items={(['dark', 'light'] as const).map((id) => ({ id, label: words.themes[id] }))}
        value={theme}
        onChange={(chosen) => set({ theme: chosen })}
      />
      <Select
        label={words.language}
        labelUnseen
        options={languages.map((id) => ({ value: id, label: languageFacts(id).name }))}
        value={language}
        onChange={(chosen) => {
          const next = languages.find((id) => id === chosen);
          if (next) void changeLanguage(next);
        }}
      />
    </>
  );
}

/** Two letters of a Latin name; of another the first sign. */
function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  if (!/^[A-Za-z]/.test(name)) return [...name][0] ?? '';
  return [parts[0], parts.length > 1 ? parts.at(-1) : ''].map((part) => part?.[0]?.toUpperCase() ?? '').join('');
}
