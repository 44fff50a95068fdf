import { useCallback, useState } from 'react';
import { useSession } from '../../shell/session.ts';

/** What a form holds: text by field; a picture is the id of its file. Empty is nothing. */
export type Draft<Field extends string> = Readonly<Record<Field, string>>;

type Kept = { readonly owner: string; readonly basis: string; readonly fields: Record<string, string> };

const keyOf = (kind: string) => `quay.verification.${kind}`;

/**
 * A form of several screens. It survives a reload of this tab, but not another user on it, and not a decision that was
 * made since (`basis`): what was sent then comes back from the exchange.
 */
export function useDraft<Field extends string>(kind: string, basis: string, begin: Draft<Field>) {
  const owner = useSession((session) => session.member?.usercode ?? '');
  const [fields, setFields] = useState<Draft<Field>>(() => ({ ...begin, ...read(kind, owner, basis) }));
  const change = useCallback(
    (changed: Partial<Draft<Field>>) =>
      setFields((now) => {
        const next = { ...now, ...changed };
        write(kind, { owner, basis, fields: next });
        return next;
      }),
    [kind, owner, basis],
  );
  return [fields, change] as const;
}

function read(kind: string, owner: string, basis: string): Record<string, string> {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? 'null') as Kept | null;
    return kept?.owner === owner && kept.basis === basis ? kept.fields : {};
  } catch {
    // Blocked, or nonsense from another version: it begins anew.
    return {};
  }
}

function write(kind: string, kept: Kept): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(kept));
  } catch {
    // Kept for this page alone.
  }
}

export function forgetDraft(kind: string): void {
  try {
    sessionStorage.removeItem(keyOf(kind));
  } catch {
    // Nothing was kept.
  }
}
