import { channel } from 'node:diagnostics_channel';

/**
 * Every moment of a payout between two things that last. A test listens on the channel `quay.step`, as for the steps
 * of the store, and ends the process there.
 */
export const payoutSteps = [
  'payout/before-sign',
  'payout/signed',
  'payout/written',
  'payout/in-core',
  'payout/before-send',
  'payout/sent',
  'payout/marked',
  'payout/settled',
] as const;
/** The same of what follows on a change of the chain. */
export const changeSteps = ['payout/reopened', 'payout/nonce-open', 'payout/charged', 'payout/cancel-written'] as const;
/** And of the change to the next hot wallet. */
export const walletSteps = [
  'wallet/retired',
  'wallet/recovered',
  'wallet/written-down',
  'wallet/begun',
  'wallet/move-signed',
  'wallet/move-written',
  'wallet/moved',
] as const;
export type PayoutStep = (typeof payoutSteps)[number] | (typeof changeSteps)[number] | (typeof walletSteps)[number];

const listeners = channel('quay.step');

export function step(name: PayoutStep): void {
  if (listeners.hasSubscribers) listeners.publish(name);
}
