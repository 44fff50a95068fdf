import type { TeamMember } from '@quay/contract/staff';
import { Pill } from '@quay/ui';
import { teamWords } from '../words/index.ts';

export function MemberState({ member }: { member: TeamMember }) {
  const words = teamWords.useWords();
  if (!member.active) return <Pill tone="fall">{words.out}</Pill>;
  return member.enrolled ? words.active : <Pill tone="warn">{words.invited}</Pill>;
}
