import { type Role, staffRights } from '@quay/contract/staff';
import { Button, Icon } from '@quay/ui';
import { Link, navigate, useParams } from '@quay/web-kit/router';
import { useState } from 'react';
import { Answered } from '../../../parts/detail.tsx';
import { PlainPage } from '../../../parts/list-detail.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { RoleSheet } from '../forms/role.form.tsx';
import '../team.css';
import { useRoles } from '../queries/roles.ts';
import { teamWords } from '../words/index.ts';

/** Who may do what, at a glance: rights down, roles across. */
export default function RolesPage() {
  const { roleId } = useParams();
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const query = useRoles();
  const [adding, setAdding] = useState(false);
  const chosen = query.data?.find((role) => String(role.roleId) === roleId);
  return (
    <PlainPage
      title={shell.areas.roles}
      acts={
        <Button variant="second" size="row" onClick={() => setAdding(true)}>
          {words.addRole}
        </Button>
      }
    >
      <Answered query={query}>{(all) => <Grid roles={all} />}</Answered>
      <RoleSheet
        open={adding || chosen !== undefined}
        role={chosen}
        onClose={() => {
          setAdding(false);
          navigate(paths.roles);
        }}
      />
    </PlainPage>
  );
}

function Grid({ roles: all }: { roles: readonly Role[] }) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  return (
    <div className="team-grid">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="q-muted q-t12">{words.right}</span>
            </th>
            {all.map((role) => (
              <th key={role.roleId} scope="col">
                <Link className="team-role" to={paths.role(role.roleId)}>
                  <span className="q-mid">{shell.roles[role.name] ?? role.name}</span>
                  <span className="q-muted q-t12">{words.members(role.members)}</span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {staffRights.map((right) => (
            <tr key={right}>
              <th scope="row">{shell.rights[right]}</th>
              {all.map((role) => (
                <td key={role.roleId}>
                  {role.rights.includes(right) ? (
                    <>
                      <Icon name="check" size="s" />
                      <span className="q-unseen">{words.has}</span>
                    </>
                  ) : (
                    <span className="q-unseen">{words.hasNot}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
