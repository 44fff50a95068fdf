import { Icon } from '@quay/ui';
import { Link, navigate } from '@quay/web-kit/router';
import { useMemo } from 'react';
import { areas } from '../all-areas.ts';
import { type Area, may } from './areas.ts';
import { useKeys } from './keys.ts';
import { openKeys } from './keys-sheet.tsx';
import { useQueues } from './queues.ts';
import { useMember } from './session.ts';
import { shellWords } from './words/index.ts';

/** All that the member may open, with what waits there. */
export function Rail({ current }: { current: Area['id'] | undefined }) {
  const words = shellWords.useWords();
  const { rights } = useMember();
  const open = useMemo(() => areas.filter((area) => may(area, rights)), [rights]);
  const groups = (['work', 'administration'] as const)
    .map((group) => ({ group, areas: open.filter((area) => area.group === group) }))
    .filter(({ areas: within }) => within.length > 0);
  useKeys(
    open.map((area) => ({
      keys: [`g ${area.letter}`],
      label: words.keys.go(words.areas[area.id]),
      run: () => navigate(area.paths[0]),
    })),
  );
  return (
    <nav className="shell-rail" aria-label={words.navigation}>
      {groups.map(({ group, areas: within }) => (
        <section key={group} aria-label={words.groups[group]}>
          <p className="shell-rail-group">{words.groups[group]}</p>
          <ul>
            {within.map((area) => (
              <li key={area.id}>
                <RailLink area={area} current={area.id === current} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <button type="button" className="shell-rail-keys" onClick={openKeys}>
        <span>{words.keysHint}</span>
        <kbd>?</kbd>
      </button>
    </nav>
  );
}

function RailLink({ area, current }: { area: Area; current: boolean }) {
  const words = shellWords.useWords();
  const { waiting, overdue } = useQueues(area.queues);
  return (
    <Link
      to={area.paths[0]}
      className="shell-rail-link"
      aria-current={current ? 'page' : undefined}
      title={words.areas[area.id]}
    >
      <Icon name={area.icon} size="s" />
      <span className="shell-rail-name">{words.areas[area.id]}</span>
      {waiting > 0 && (
        <span className={`shell-rail-count${overdue > 0 ? ' shell-rail-count--overdue' : ''}`}>
          <span aria-hidden="true">{waiting}</span>
          <span className="q-unseen">{words.waiting(waiting, overdue)}</span>
        </span>
      )}
    </Link>
  );
}
