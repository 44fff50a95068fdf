import type { StaffRight } from '@quay/contract/staff';
import type { Reads } from '@quay/store';
import type { Audit } from '../../audit/audit.ts';
import type { Secrets } from '../../secrets/secrets.ts';

/** Who works at the console, and what they may do. */
export type StaffSession = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly role: string;
  readonly rights: readonly StaffRight[];
  readonly tokenHash: Uint8Array;
};

/** Everything that the routes of this area share. */
export type Team = {
  /** Finds a session by its cookie and marks it as used; nothing when it ended or was idle for too long. */
  find(token: string): Promise<StaffSession | undefined>;
};

export function createTeam(_needs: {
  readonly rows: Reads['staff'];
  readonly secrets: Secrets;
  readonly audit: Audit;
}): Team {
  throw new Error('to be written');
}
