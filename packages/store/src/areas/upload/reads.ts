import type { Query } from '../../database.ts';

export type UploadReads = Record<never, never>;

export function uploadReads(_db: Query): UploadReads {
  return {};
}
