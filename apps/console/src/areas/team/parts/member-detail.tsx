import type { TeamMember } from '@quay/contract/staff';
import { Note } from '@quay/ui';
import { Answered, Detail, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { ChangeMember } from '../forms/change-member.form.tsx';
import { useRoles } from '../queries/roles.ts';
import { teamWords } from '../words/index.ts';
import { MemberState } from './member-state.tsx';

export function MemberDetail({ member }: { member: TeamMember }) {
  const words = teamWords.useWords();
  const shell = shellWords.useWords();
  const own = useMember().staffId === member.staffId;
  const query = useRoles();
  return (
    <Detail
      title={member.name}
      sub={`${member.username}, ${shell.roles[member.role] ?? member.role}`}
      listPath={paths.members}
    >
      {own && (
        <div className="con-section con-section--wide">
          <Note tone="quiet" icon="user">
            {words.you}
          </Note>
        </div>
      )}
      <Section title={words.login} wide={own}>
        <Facts>
          <Fact label={words.columns.state}>
            <MemberState member={member} />
          </Fact>
          <Fact label={words.authenticator}>{member.enrolled ? words.bound : words.notBound}</Fact>
          {member.createdBy !== null && <Fact label={words.createdBy}>{member.createdBy}</Fact>}
          {member.countsAs && (
            <Fact label={words.countsAs}>
              {member.countsAs.username}, {words.until} <Moment at={member.countsAs.until} />
            </Fact>
          )}
          <Fact label={words.columns.seen}>{member.seenAt === null ? words.never : <Moment at={member.seenAt} />}</Fact>
        </Facts>
      </Section>
      <Answered query={query}>
        {(all) => {
          const rights = all.find((role) => role.roleId === member.roleId)?.rights ?? [];
          return (
            <>
              {!own && <ChangeMember member={member} roles={all} />}
              <Section title={words.rights} count={rights.length} wide>
                {rights.length === 0 ? (
                  <p className="con-quiet">{words.noRights}</p>
                ) : (
                  <ul className="team-rights">
                    {rights.map((right) => (
                      <li key={right}>{shell.rights[right]}</li>
                    ))}
                  </ul>
                )}
              </Section>
            </>
          );
        }}
      </Answered>
    </Detail>
  );
}
