import { c2c } from '@quay/contract/c2c';
import { type C2cBlock, c2cBlocksTable } from '@quay/core';
import type { Committed } from '../../../core-host/port.ts';
import type { No } from '../../../edge/envelope.ts';
import { no } from './takers.ts';

/**
 * Who has blocked whom, in memory, so that lists leave out at once what the core would refuse. It is fed by committed
 * batches alone.
 */
export class Blocks {
  readonly #blocked = new Map<number, Set<number>>();

  apply({ changes }: Pick<Committed, 'changes'>): void {
    for (const { table, row } of changes) {
      if (table.name !== c2cBlocksTable.name) continue;
      const { owner, blocked, state } = row as C2cBlock;
      const own = this.#blocked.get(owner) ?? new Set();
      if (state === 'blocked') own.add(blocked);
      else own.delete(blocked);
      if (own.size > 0) this.#blocked.set(owner, own);
      else this.#blocked.delete(owner);
    }
  }

  has(owner: number, blocked: number): boolean {
    return this.#blocked.get(owner)?.has(blocked) ?? false;
  }

  /** Whether neither of the two takes an ad of the other. */
  between(one: number, other: number): boolean {
    return this.has(one, other) || this.has(other, one);
  }

  /** Why somebody takes no ad of an advertiser: as the core says it. */
  refusal(viewer: number, advertiser: number): No | undefined {
    if (this.has(viewer, advertiser)) return no(c2c['user-blocked']);
    return this.has(advertiser, viewer) ? no(c2c['ad-unavailable']) : undefined;
  }
}
