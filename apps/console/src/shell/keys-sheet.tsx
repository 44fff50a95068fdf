import { Sheet } from '@quay/ui';
import { create } from 'zustand';
import { type Key, useBoundKeys, useKeys } from './keys.ts';
import { shellWords } from './words/index.ts';

const useOpen = create<{ open: boolean }>()(() => ({ open: false }));

export const openKeys = () => useOpen.setState({ open: true });

/** What the keys do here and now; `?` opens it. */
export function KeysSheet() {
  const words = shellWords.useWords();
  const open = useOpen((sheet) => sheet.open);
  const bound = useBoundKeys();
  useKeys([{ keys: ['?'], label: words.keys.help, run: openKeys }]);
  return (
    <Sheet
      open={open}
      onClose={() => useOpen.setState({ open: false })}
      title={words.keysTitle}
      closeLabel={words.close}
      textOnly
    >
      <dl className="shell-keys">
        {bound
          .filter((key) => key.label)
          .map((key) => (
            <div key={`${key.label}${key.keys.join()}`}>
              <dt>{key.label}</dt>
              <dd>
                <KeyCaps of={key} />
              </dd>
            </div>
          ))}
      </dl>
    </Sheet>
  );
}

const caps: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑', Escape: 'Esc', Enter: '↵' };

function KeyCaps({ of }: { of: Key }) {
  return of.keys.map((key) => (
    <span key={key} className="shell-keycaps">
      {key.split(' ').map((cap) => (
        <kbd key={cap}>{caps[cap] ?? cap.toUpperCase()}</kbd>
      ))}
    </span>
  ));
}
