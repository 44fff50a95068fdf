import { c2c } from '@quay/contract/c2c/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type Refused, refuse } from '../../engine/command.ts';
import { Groups } from './groups.ts';
import { type C2cBlock, c2cBlocksTable } from './state.ts';

/** Who wants to make no order with whom, found by who blocks. */
export class Blocks extends Rows<C2cBlock> {
  readonly #byOwner = new Groups<C2cBlock>();

  constructor(changes: Changes) {
    super(c2cBlocksTable, changes);
  }

  of(owner: number): ReadonlySet<C2cBlock> {
    return this.#byOwner.of(owner);
  }

  find(owner: number, blocked: number): C2cBlock | undefined {
    return this.get(`${owner}/${blocked}`);
  }

  /**
   * Why somebody takes no ad of an advertiser: they have blocked the advertiser themselves, or are blocked, of which they
   * are told no more than that the ad is not available to them.
   */
  refusal(taker: number, advertiser: number): Refused | undefined {
    if (this.find(taker, advertiser)) return refuse(c2c['user-blocked']);
    return this.find(advertiser, taker) ? refuse(c2c['ad-unavailable']) : undefined;
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.owner - b.owner || a.blocked - b.blocked);
    this.#byOwner.clear();
    for (const block of this.values()) this.#byOwner.add(block.owner, block);
  }

  /** The caller has seen that there is none. */
  begin(owner: number, blocked: number, at: number): void {
    this.#byOwner.add(owner, this.add({ owner, blocked, since: at, state: 'blocked' }));
  }

  end(block: C2cBlock): void {
    block.state = 'lifted';
    this.#byOwner.remove(block.owner, block);
    this.retire(block);
  }
}
