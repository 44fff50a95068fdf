import type { Batch, Change } from '../../src/index.ts';
import { MemoryStore } from '../memory-store.ts';
import { dayLimits, practice, taking } from '../world.ts';
import { Auditor } from './auditor.ts';
import type { Doctor } from './doctor.ts';

export const START = Date.UTC(2026, 0, 1);

/** A command and how much later it comes; `tick` is none, time passes. */
export type Act = readonly [name: string, input: object, later?: number];
type Observed = { readonly changes: readonly Change[]; readonly batch: Batch; readonly alone: boolean };

/** What the core really says of these commands, batch by batch. */
export function observedOf(acts: readonly Act[]): readonly Observed[] {
  const observed: Observed[] = [];
  const store = new MemoryStore({ practice }, (changes, batch, alone) => observed.push({ changes, batch, alone }));
  let at = START;
  for (const [name, input, later] of acts) {
    at += later ?? 1;
    if (name === 'tick') {
      store.tick(at);
      continue;
    }
    const { outcome } = store.send(name, input, at);
    if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.refusal.reason}`);
  }
  return observed;
}

/** The auditor reads the opening and the acts; the last batch only after the doctor was at it. */
export const auditing =
  (opening: readonly Act[]) =>
  (acts: readonly Act[], doctor: Doctor = (changes) => changes): Auditor => {
    const observed = observedOf([...opening, ...acts]);
    const auditor = new Auditor(practice, dayLimits, taking);
    for (const [at, { changes, batch, alone }] of observed.entries()) {
      auditor.receive(at === observed.length - 1 ? doctor(changes) : changes, batch, alone);
    }
    return auditor;
  };
