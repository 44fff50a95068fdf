import { type ChainAlarm, eventAlarms } from '@quay/contract/staff';
import type { AlarmReads } from '@quay/store';

/** What is wrong on a network, for staff. Each alarm has a subject: two of a kind ring beside each other. */
export type Alarms = {
  /** Rings, or goes on ringing. What lasts is raised again at every look. */
  raise(alarm: ChainAlarm, detail: string, subject?: string): Promise<void>;
  end(alarm: ChainAlarm, subject?: string): Promise<void>;
};

/** The alarms of a network, as the one sees them who keeps them. */
export type NetworkAlarms = Alarms & {
  /** Staff have looked: ends all of a kind. */
  endAll(alarm: ChainAlarm): Promise<void>;
  /** Ends what nobody has raised for a while: what it was about has gone away without anybody saying so. */
  endUnheld(): Promise<void>;
};

/** How often the row of an alarm that goes on is written again. */
const SAY_AGAIN_MS = 30_000;
/** Subjects are numbered for ever; what is forgotten is asked of the rows once more. */
const QUIET_MOST = 10_000;
/** An alarm that nobody raised for so long, while everything was looked at, does not hold any more. */
export const HOLDS_MS = 10 * 60_000;

export function createAlarms(
  network: string,
  rows: Pick<AlarmReads, 'raiseAlarm' | 'endAlarm' | 'endUnheld'>,
  log: { warn(line: string): void },
  now: () => number,
): NetworkAlarms {
  const saidAt = new Map<string, number>();
  /** Known to be over: an earlier run may have left the others. */
  const quiet = new Set<string>();
  const nameOf = (alarm: ChainAlarm, subject: string) => `${alarm} ${subject}`;

  return {
    async raise(alarm, detail, subject = '') {
      const name = nameOf(alarm, subject);
      quiet.delete(name);
      const at = now();
      if (at - (saidAt.get(name) ?? Number.NEGATIVE_INFINITY) < SAY_AGAIN_MS) return;
      saidAt.set(name, at);
      if (await rows.raiseAlarm(network, alarm, subject, detail, at)) log.warn(`${network}: ${alarm}: ${detail}`);
    },

    async end(alarm, subject = '') {
      const name = nameOf(alarm, subject);
      if (quiet.has(name)) return;
      if (quiet.size >= QUIET_MOST) quiet.clear();
      quiet.add(name);
      saidAt.delete(name);
      if (await rows.endAlarm(network, alarm, subject, now())) log.warn(`${network}: ${alarm} ${subject} is over`);
    },

    async endAll(alarm) {
      for (const name of saidAt.keys()) if (name.startsWith(`${alarm} `)) saidAt.delete(name);
      if (await rows.endAlarm(network, alarm, undefined, now())) log.warn(`${network}: ${alarm} is over`);
    },

    async endUnheld() {
      const at = now();
      for (const { alarm, subject } of await rows.endUnheld(network, eventAlarms, at - HOLDS_MS, at)) {
        saidAt.delete(nameOf(alarm, subject));
        log.warn(`${network}: ${alarm} ${subject} does not hold any more`);
      }
    },
  };
}
