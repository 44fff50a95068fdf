import type { Request } from '@quay/core';
import { type RawBuilder, sql } from 'kysely';

/** Whether a row is what a request of its owner made in the last 24 hours. */
export const madeBy = (owner: number, requestId: string, kind: Request['kind']): RawBuilder<boolean> => sql<boolean>`
  id = (select reference from requests where owner = ${owner} and request_id = ${requestId} and kind = ${kind})`;
