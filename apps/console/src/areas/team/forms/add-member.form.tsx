import { Button, Field, Select, Sheet } from '@quay/ui';
import { useEffect, useRef, useState } from 'react';
import { shellWords } from '../../../shell/words/index.ts';
import { useAddMember } from '../acts/add-member.ts';
import { useRoles } from '../queries/roles.ts';
import { teamWords } from '../words/index.ts';
import { OneTime } from './one-time.tsx';

type Added = { readonly name: string; readonly password: string; readonly approvalId: number | null };

export function AddMember({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const [added, setAdded] = useState<Added>();
  const close = () => {
    // The password is gone with its window.
    setAdded(undefined);
    onClose();
  };
  return (
    <Sheet
      open={open}
      // A press beside the window must not take away what is shown once.
      onClose={() => added || close()}
      title={added ? words.addedTitle : words.addTitle}
      closeLabel={shell.close}
    >
      {added ? (
        <OneTime name={added.name} password={added.password} waits={added.approvalId !== null} close={close} />
      ) : (
        <Form done={setAdded} />
      )}
    </Sheet>
  );
}

function Form({ done }: { done: (added: Added) => void }) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const [username, setUsername] = useState('');
  const [name, setName] = useState('');
  const [roleId, setRoleId] = useState('');
  const [showsErrors, setShowsErrors] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  // Not `autoFocus`: at that moment the window is not open yet.
  useEffect(() => first.current?.focus(), []);
  const known = useRoles().data ?? [];
  const chosen = roleId || String(known.find((role) => role.name === 'Support')?.roleId ?? known[0]?.roleId ?? '');
  const { act, busy, refusal } = useAddMember({
    done: ({ password, approvalId }, request) => done({ name: request.name, password, approvalId }),
  });
  const at = (field: string) => (refusal?.field === field ? refusal.words : undefined);
  return (
    <form
      className="con-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShowsErrors(true);
        if (name.trim() && username.trim() && chosen) {
          act({ username: username.trim(), name: name.trim(), roleId: Number(chosen) });
        }
      }}
    >
      <Field
        label={words.name}
        value={name}
        onChange={setName}
        autoComplete="off"
        ref={first}
        maxLength={60}
        error={showsErrors && !name.trim() ? words.nameMissing : at('name')}
        below={words.nameBelow}
      />
      <Field
        label={words.username}
        value={username}
        onChange={setUsername}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={showsErrors && !username.trim() ? words.usernameMissing : at('username')}
        below={words.usernameBelow}
      />
      <Select
        main
        label={words.role}
        options={known.map((role) => ({ value: String(role.roleId), label: shell.roles[role.name] ?? role.name }))}
        value={chosen}
        onChange={setRoleId}
      />
      {refusal && !refusal.field && (
        <p className="con-form-error" role="alert">
          {refusal.words}
        </p>
      )}
      <Button wide type="submit" loading={busy} loadingLabel={words.adding}>
        {name.trim() === '' ? words.addAct : words.addActFor(name.trim())}
      </Button>
    </form>
  );
}
