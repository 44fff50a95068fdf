import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Withdrawal } from '@quay/core';
import { createAlarms } from '../../alarms.ts';
import type { ChainAccess } from '../../chain-access.ts';
import { createHotWallets } from '../../hot-wallets.ts';
import type { Network } from '../../networks.ts';
import type { Stage } from '../../testing/stage.ts';
import { createViemAccess } from '../../viem-access.ts';
import { createPayouts, type PayoutEvent, type Payouts } from '../payouts.ts';
import type { PayoutStep } from '../steps.ts';

export class Died extends Error {
  override readonly name = 'Died';
}

/** One life of the payouts: it can end at any step, and from then on nothing it does reaches anybody. */
export type Life = {
  readonly payouts: Payouts;
  readonly notify: readonly (readonly [PayoutEvent, Withdrawal])[];
  /** Steps that were passed, in order. */
  readonly passed: readonly PayoutStep[];
  readonly isDead: boolean;
  end(): void;
};

/** Begins a life on a network; `endsAt` is the step at which it ends. */
export function live(
  stage: Stage,
  network: Network,
  { endsAt, access }: { readonly endsAt?: PayoutStep | undefined; readonly access?: Partial<ChainAccess> } = {},
): Life {
  const passed: PayoutStep[] = [];
  const notify: [PayoutEvent, Withdrawal][] = [];
  let isDead = false;
  const listener = (name: unknown) => {
    if (isDead) return;
    passed.push(name as PayoutStep);
    if (name === endsAt) isDead = true;
  };
  subscribe('quay.step', listener);
  const mortal = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(of, name) {
        const value: unknown = Reflect.get(of, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (isDead) throw new Died(`${String(name)} after the end`);
          return Reflect.apply(value, of, given);
        };
      },
    });

  const rows = mortal(stage.rows);
  const signer = mortal(stage.signer);
  const alarms = createAlarms(network.name, rows, { warn: () => undefined }, Date.now);
  const chain = mortal({ ...createViemAccess(network, alarms, { callMs: 2_000 }), ...access });
  const { name } = network;
  const needs = { network, access: chain, rows, signer, now: Date.now };
  const payouts = createPayouts(
    {
      network,
      access: chain,
      alarms,
      wallets: createHotWallets(needs),
      isHalted: async () => (await rows.networkRow(name))?.halted ?? false,
      halt: (why) => rows.haltNetwork(name, why, undefined, Date.now()),
      moved: () => undefined,
    },
    { signer, rows, core: mortal(stage.core), notify: (...event) => void notify.push(event), now: Date.now },
  );
  return {
    payouts,
    notify,
    passed,
    get isDead() {
      return isDead;
    },
    end: () => unsubscribe('quay.step', listener),
  };
}
