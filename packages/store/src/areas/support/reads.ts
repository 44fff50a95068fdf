import type { Query } from '../../database.ts';

export type SupportReads = Record<never, never>;

export function supportReads(_db: Query): SupportReads {
  return {};
}
