import type { ApprovalRequested, Role, TeamMember } from '@quay/contract/staff';
import { Button, Select, Sheet, showToast } from '@quay/ui';
import { useState } from 'react';
import { Section } from '../../../parts/detail.tsx';
import { shellWords } from '../../../shell/words/index.ts';
import { useChangeMember } from '../acts/change-member.ts';
import { teamWords } from '../words/index.ts';
import { ResetMember } from './reset-member.form.tsx';

/** Another role, in and out, or a new first login. All of it waits for a second person. */
export function ChangeMember({ member, roles }: { member: TeamMember; roles: readonly Role[] }) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const [roleId, setRoleId] = useState(member.roleId);
  const [leaving, setLeaving] = useState(false);
  const [resetting, setResetting] = useState(false);
  const done = (_: ApprovalRequested) => {
    setLeaving(false);
    showToast(words.asked, { tone: 'done' });
  };
  const role = useChangeMember({ done });
  const active = useChangeMember({ done });
  const { staffId, name } = member;
  const chosen = roles.find((one) => one.roleId === roleId);
  return (
    <Section title={words.change}>
      <form
        className="con-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (roleId !== member.roleId) role.act({ staffId, roleId });
        }}
      >
        <p className="con-quiet">{words.changeWords}</p>
        <Select
          label={words.newRole}
          options={roles.map((one) => ({ value: String(one.roleId), label: shell.roles[one.name] ?? one.name }))}
          value={String(roleId)}
          onChange={(value) => setRoleId(Number(value))}
        />
        {(role.refusal ?? active.refusal) && (
          <p className="con-form-error" role="alert">
            {(role.refusal ?? active.refusal)?.words}
          </p>
        )}
        <div className="team-acts">
          {roleId !== member.roleId && (
            <Button variant="second" size="row" type="submit" loading={role.busy} loadingLabel={words.giving}>
              {words.giveRole(chosen ? (shell.roles[chosen.name] ?? chosen.name) : '')}
            </Button>
          )}
          {member.active ? (
            <Button
              variant="second"
              size="row"
              onClick={() => {
                active.forget();
                setLeaving(true);
              }}
            >
              {words.letOutAct(name)}
            </Button>
          ) : (
            <Button
              variant="second"
              size="row"
              loading={active.busy}
              loadingLabel={words.lettingIn}
              onClick={() => active.act({ staffId, active: true })}
            >
              {words.letIn}
            </Button>
          )}
          {member.active && (
            <Button variant="second" size="row" onClick={() => setResetting(true)}>
              {words.resetAct}
            </Button>
          )}
        </div>
      </form>
      <Sheet
        open={leaving}
        onClose={() => setLeaving(false)}
        title={words.letOutTitle(name)}
        closeLabel={shell.close}
        foot={
          <Button
            wide
            loading={active.busy}
            loadingLabel={words.lettingOut}
            onClick={() => active.act({ staffId, active: false })}
          >
            {words.letOutAct(name)}
          </Button>
        }
      >
        <div className="con-form team-sheet">
          <p className="q-muted">{words.letOutWords}</p>
          {active.refusal && (
            <p className="con-form-error" role="alert">
              {active.refusal.words}
            </p>
          )}
        </div>
      </Sheet>
      <ResetMember member={member} open={resetting} onClose={() => setResetting(false)} />
    </Section>
  );
}
