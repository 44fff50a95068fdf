import type { Rows } from '../../../engine/changes.ts';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { REQUEST_LIFE_MS, type Request } from '../state.ts';

const input = {};
export type ForgetRequests = RowOf<typeof input>;

export const forgetRequestsShape = shape({
  name: 'wallet/forget-requests',
  number: 48,
  input,
  output: codecOf<{ forgotten: number }>({ forgotten: id }),
});

/** Forgets request ids that are older than 24 hours. Time alone makes it happen (`due.ts`). */
export function forgetRequests(requests: Rows<Request>): Command<never> {
  return command(forgetRequestsShape, (_nothing: ForgetRequests, at): Outcome<{ forgotten: number }> => {
    let forgotten = 0;
    for (const request of requests.values()) {
      // Oldest first: the rows stand in the order in which they were added.
      if (request.at + REQUEST_LIFE_MS > at) break;
      requests.drop(request);
      forgotten += 1;
    }
    return done({ forgotten });
  });
}
