import {
  type AccountFreeze,
  type AccountHold,
  type Ad,
  accountFreezesTable,
  accountHoldsTable,
  type Debt,
  debtsTable,
  type MerchantSuspension,
  merchantSuspensionsTable,
} from '@quay/core';
import type { Committed } from '../../../core-host/port.ts';

/**
 * Whose ads the core would not let anybody take, in memory. It is fed by committed batches alone: an ad leaves the
 * list with the commit that stops its owner, and is back with the one that lets them go.
 */
export class Stopped {
  readonly #frozen = new Set<number>();
  readonly #suspended = new Map<number, MerchantSuspension>();
  /** By owner, the reasons of the holds that last. */
  readonly #holds = new Map<number, Set<string>>();
  readonly #debts = new Map<number, Set<number>>();
  #version = 0;

  /** Goes up with every change. */
  get version(): number {
    return this.#version;
  }

  apply({ changes }: Pick<Committed, 'changes'>): void {
    for (const { table, row } of changes) this.#receive(table.name, row);
  }

  #receive(table: string, row: object): void {
    if (table === accountFreezesTable.name) {
      const { owner, state } = row as AccountFreeze;
      if (state === 'frozen') this.#frozen.add(owner);
      else this.#frozen.delete(owner);
    } else if (table === merchantSuspensionsTable.name) {
      const suspension = row as MerchantSuspension;
      if (suspension.state === 'suspended') this.#suspended.set(suspension.owner, { ...suspension });
      else this.#suspended.delete(suspension.owner);
    } else if (table === accountHoldsTable.name) {
      const { owner, reason, state } = row as AccountHold;
      file(this.#holds, owner, reason, state === 'lasting');
    } else if (table === debtsTable.name) {
      const { owner, id, state } = row as Debt;
      file(this.#debts, owner, id, state === 'open');
    } else return;
    this.#version += 1;
  }

  isFrozen(owner: number): boolean {
    return this.#frozen.has(owner);
  }

  suspensionOf(owner: number): MerchantSuspension | undefined {
    return this.#suspended.get(owner);
  }

  /** Whether nobody can take the ad now. Who is held or owes may buy, and sells nothing. */
  stops({ owner, side }: Pick<Ad, 'owner' | 'side'>): boolean {
    if (this.#frozen.has(owner) || this.#suspended.has(owner)) return true;
    return side === 'sell' && (this.#holds.has(owner) || this.#debts.has(owner));
  }
}

function file<One>(filed: Map<number, Set<One>>, owner: number, one: One, isOn: boolean): void {
  const own = filed.get(owner) ?? new Set();
  if (isOn) own.add(one);
  else own.delete(one);
  if (own.size > 0) filed.set(owner, own);
  else filed.delete(owner);
}
