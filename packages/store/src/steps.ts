import { channel } from 'node:diagnostics_channel';

/**
 * Every moment at which something becomes durable or is about to. A test listens on the channel `quay.step` and ends
 * the process there; without a listener a step costs nothing.
 */
export const steps = [
  'migrate/before',
  'migrate/after',
  'lease/before-take',
  'lease/taken',
  'epoch/taken',
  'load/before-rows',
  'load/before-tail',
  'load/after',
  'journal/before-append',
  'journal/append-sent',
  'journal/append-answered',
  'journal/before-resolve',
  'journal/resolved',
  'projector/before-begin',
  'projector/moved',
  // Once for each COPY and each statement after it.
  'projector/table-written',
  'projector/before-commit',
  'projector/commit-sent',
  'projector/committed',
  'prune/before',
  'prune/after',
] as const;
export type Step = (typeof steps)[number];

const listeners = channel('quay.step');

export function step(name: Step): void {
  if (listeners.hasSubscribers) listeners.publish(name);
}
