import type { ChainAlarm } from '@quay/contract/staff';
import type { AlarmReads } from '@quay/store';

/** What is wrong on a network, for staff. An alarm rings from the first who raises it until the last ends it. */
export type Alarms = {
  /** `by` tells several apart who may raise the same alarm. */
  raise(alarm: ChainAlarm, detail: string, by?: string): Promise<void>;
  end(alarm: ChainAlarm, by?: string): Promise<void>;
};

/** How often the row of an alarm that goes on is written again. */
const SAY_AGAIN_MS = 30_000;

export function createAlarms(
  network: string,
  rows: Pick<AlarmReads, 'raiseAlarm' | 'endAlarm'>,
  log: { warn(line: string): void },
  now: () => number,
): Alarms {
  const raisedBy = new Map<ChainAlarm, Set<string>>();
  const saidAt = new Map<ChainAlarm, number>();
  /** An earlier run may have left some. */
  const checked = new Set<ChainAlarm>();

  return {
    async raise(alarm, detail, by = '') {
      const raisers = raisedBy.get(alarm) ?? new Set();
      raisedBy.set(alarm, raisers.add(by));
      checked.add(alarm);
      const at = now();
      if (at - (saidAt.get(alarm) ?? Number.NEGATIVE_INFINITY) < SAY_AGAIN_MS) return;
      saidAt.set(alarm, at);
      if (await rows.raiseAlarm(network, alarm, detail, at)) log.warn(`${network}: ${alarm}: ${detail}`);
    },

    async end(alarm, by = '') {
      const raisers = raisedBy.get(alarm);
      raisers?.delete(by);
      if (raisers && raisers.size > 0) return;
      if (!raisers && checked.has(alarm)) return;
      checked.add(alarm);
      raisedBy.delete(alarm);
      saidAt.delete(alarm);
      if (await rows.endAlarm(network, alarm, now())) log.warn(`${network}: ${alarm} is over`);
    },
  };
}
