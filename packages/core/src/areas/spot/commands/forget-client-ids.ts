import type { Rows } from '../../../engine/changes.ts';
import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { CLIENT_ID_LIFE_MS, type ClientOrder } from '../state.ts';

export const forgetClientIdsShape = shape({
  name: 'spot/forget-client-ids',
  number: 23,
  input: {},
  output: codecOf<{ forgotten: number }>({ forgotten: id }),
});

/** Forgets client order ids that are older than 24 hours. Time alone makes it happen (`due.ts`). */
export function forgetClientIds(clientOrders: Rows<ClientOrder>): Command<never> {
  return command(forgetClientIdsShape, (_nothing: object, at): Outcome<{ forgotten: number }> => {
    let forgotten = 0;
    for (const clientOrder of clientOrders.values()) {
      // Oldest first: the rows stand in the order in which they were added.
      if (clientOrder.at + CLIENT_ID_LIFE_MS > at) break;
      clientOrders.drop(clientOrder);
      forgotten += 1;
    }
    return done({ forgotten });
  });
}
