import { type Role, type StaffRight, staffRights } from '@quay/contract/staff';
import { Button, Checkbox, Field, Note, Sheet, showToast } from '@quay/ui';
import { useState } from 'react';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { useDeleteRole } from '../acts/delete-role.ts';
import { useSaveRole } from '../acts/save-role.ts';
import { teamWords } from '../words/index.ts';

type RoleSheetProps = { open: boolean; role: Role | undefined; onClose: () => void };

/** A built-in role to look at, one of one's own to change, or a new one. */
export function RoleSheet({ open, role, onClose }: RoleSheetProps) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={role ? (shell.roles[role.name] ?? role.name) : words.addRoleTitle}
      closeLabel={shell.close}
    >
      <RoleForm key={role?.roleId ?? 'new'} role={role} onClose={onClose} />
    </Sheet>
  );
}

function RoleForm({ role, onClose }: Omit<RoleSheetProps, 'open'>) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const own = useMember().role === role?.name;
  const [name, setName] = useState(role?.name ?? '');
  const [rights, setRights] = useState<readonly StaffRight[]>(role?.rights ?? []);
  const [showsErrors, setShowsErrors] = useState(false);
  const save = useSaveRole({
    done({ approvalId }) {
      showToast(approvalId === null ? words.done : words.asked, { tone: 'done' });
      onClose();
    },
  });
  const remove = useDeleteRole({
    done() {
      showToast(words.deleted, { tone: 'done' });
      onClose();
    },
  });
  const locked = role !== undefined && (role.fixed || own);
  const refusal = save.refusal ?? remove.refusal;
  return (
    <form
      className="con-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setShowsErrors(true);
        if (!locked && name.trim())
          save.act({ ...(role && { roleId: role.roleId }), name: name.trim(), rights: [...rights] });
      }}
    >
      {locked && (
        <Note tone="quiet" icon="lock">
          {own ? words.own : words.fixedWords}
        </Note>
      )}
      {!locked && (
        <Field
          label={words.roleName}
          value={name}
          onChange={setName}
          autoComplete="off"
          maxLength={40}
          error={
            showsErrors && !name.trim() ? words.roleNameMissing : refusal?.field === 'name' ? refusal.words : undefined
          }
        />
      )}
      <fieldset className="team-checks">
        <legend className="q-muted">{words.rights}</legend>
        {staffRights.map((right) => (
          <Checkbox
            key={right}
            checked={rights.includes(right)}
            disabled={locked}
            onChange={(checked) => setRights(checked ? [...rights, right] : rights.filter((one) => one !== right))}
          >
            {shell.rights[right]}
          </Checkbox>
        ))}
      </fieldset>
      {refusal && refusal.field !== 'name' && (
        <p className="con-form-error" role="alert">
          {refusal.words}
        </p>
      )}
      {!locked && (
        <>
          <p className="q-muted q-t12">{words.roleWords}</p>
          <Button wide type="submit" loading={save.busy} loadingLabel={words.savingRole}>
            {role ? words.saveRole : words.addRoleAct}
          </Button>
        </>
      )}
      {role && !locked && (
        <Button
          variant="quiet"
          loading={remove.busy}
          loadingLabel={words.deletingRole}
          disabledReason={role.members > 0 ? words.inUse(words.members(role.members)) : undefined}
          onClick={() => remove.act({ roleId: role.roleId })}
        >
          {words.deleteRoleAct(role.name)}
        </Button>
      )}
    </form>
  );
}
