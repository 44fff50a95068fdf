import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { Clock } from '../clock.ts';

const input = {};
export type RecordHeartbeat = RowOf<typeof input>;

export const recordHeartbeatShape = shape({
  name: 'c2c/record-heartbeat',
  number: 68,
  input,
  output: codecOf<{ moved: number }>({ moved: id }),
});

/** Writes down that Quay is there while orders wait; after an absence it gives them the time back. Time alone makes it happen (`due.ts`). */
export function recordHeartbeat(clock: Clock): Command<never> {
  return command(
    recordHeartbeatShape,
    (_nothing: RecordHeartbeat, at): Outcome<{ moved: number }> => done({ moved: clock.recordTime(at) }),
  );
}
