import type { Query } from '../../database.ts';

export type StaffReads = Record<never, never>;

export function staffReads(_db: Query): StaffReads {
  return {};
}
