import type { UserOfConsole } from '@quay/contract/staff';
import { Icon } from '@quay/ui';
import { navigate } from '@quay/web-kit/router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { useKeys } from './keys.ts';
import { useFoundUsers } from './queries/users.ts';
import { shellWords } from './words/index.ts';

const PAUSE_MS = 180;
const SHOWN = 8;
/** As much as the call takes. */
const SEARCH_MAX = 200;

/** Finds users from anywhere: `/`, a few letters, Enter. */
export function UserSearch() {
  const words = shellWords.useWords();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const search = usePaused(text.trim());
  const found = useFoundUsers(search, { when: open && search !== '' });
  const rows = search === '' ? [] : (found.data ?? []).slice(0, SHOWN);
  const shown = open && search !== '' && found.data !== undefined;
  useKeys([{ keys: ['/'], label: words.keys.search, run: () => input.current?.focus() }]);

  function leave(to?: string): void {
    setOpen(false);
    setAt(0);
    if (to === undefined) return;
    setText('');
    input.current?.blur();
    navigate(to);
  }
  const all = () => leave(`${paths.users}?search=${encodeURIComponent(text.trim())}`);

  function press(event: KeyboardEvent): void {
    // The signs of an unfinished Chinese word belong to the word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      leave();
      input.current?.blur();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (rows.length > 0) setAt((at + step + rows.length) % rows.length);
    } else if (event.key === 'Enter' && text.trim() !== '') {
      event.preventDefault();
      const row = shown && search === text.trim() ? rows[at] : undefined;
      if (row) leave(paths.user(row.userId));
      else all();
    }
  }

  return (
    <search className="shell-search">
      <Icon name="search" size="s" />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={words.search}
        aria-expanded={shown}
        aria-controls={`${id}-found`}
        aria-activedescendant={shown && rows[at] ? `${id}-${rows[at].userId}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={SEARCH_MAX}
        placeholder={words.search}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          setAt(0);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <kbd>/</kbd>
      <div
        className="shell-found"
        hidden={!shown}
        // The field must not lose the focus before the press has done its work.
        onPointerDown={(event) => event.preventDefault()}
      >
        <div id={`${id}-found`} role="listbox" aria-label={words.searchResults}>
          {rows.map((row, index) => (
            <FoundUser
              key={row.userId}
              id={`${id}-${row.userId}`}
              row={row}
              chosen={index === at}
              open={() => leave(paths.user(row.userId))}
            />
          ))}
        </div>
        {rows.length === 0 && <p className="shell-found-none">{words.searchNone}</p>}
        {rows.length > 0 && (
          <button type="button" className="shell-found-all" tabIndex={-1} onClick={all}>
            {words.searchAll}
          </button>
        )}
      </div>
    </search>
  );
}

type Found = { id: string; row: UserOfConsole; chosen: boolean; open: () => void };

function FoundUser({ id, row, chosen, open }: Found) {
  return (
    // The field keeps the focus and has the keys; a row is pressed with the pointer alone.
    <div id={id} role="option" aria-selected={chosen} tabIndex={-1} className="shell-found-row" onPointerUp={open}>
      <span className="q-ellipsis">{row.username}</span>
      <span className="q-muted q-ellipsis">{row.email ?? row.phone}</span>
      <span className="q-muted q-n">{row.userId}</span>
    </div>
  );
}

/** What is typed, once the typing pauses. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
