import type { Trade } from '@quay/core';

/** How much of the way that users' orders walk through a book its middle follows, at most how far, and for how long. */
const FOLLOWED = 0.3;
const MOST = 0.003;
const HALF_MS = 10 * 60_000;
/** Trades of users within this time are one walk. */
const WALK_MS = 1_500;

/**
 * What users' own trades do to the middle of a book. It follows a part of each walk, in proportion, and forgets it: a book
 * that snapped back at once would be a wall of rubber, and one that followed wholly could be pushed about for gain. Who
 * walks up and down again has paid half of the walk each time, which is more than what it moved.
 */
export class Impact {
  #share = 0;
  #at = 0;
  #walk: { readonly side: 'buy' | 'sell'; readonly from: number; far: number; at: number } | undefined;

  /** What the middle is moved by at a moment, as a share of the price. */
  at(now: number): number {
    this.#share *= 0.5 ** (Math.max(0, now - this.#at) / HALF_MS);
    this.#at = Math.max(this.#at, now);
    return this.#share;
  }

  /** A user took what stood in the book. */
  take({ side, price, at }: Pick<Trade, 'side' | 'price' | 'at'>): void {
    const now = Number(price);
    const walk = this.#walk;
    if (!walk || walk.side !== side || at - walk.at > WALK_MS) {
      this.#walk = { side, from: now, far: now, at };
      return;
    }
    walk.at = at;
    const farther = side === 'buy' ? now - walk.far : walk.far - now;
    if (farther <= 0) return;
    walk.far = now;
    const moved = this.at(at) + ((side === 'buy' ? FOLLOWED : -FOLLOWED) * farther) / walk.from;
    this.#share = Math.max(-MOST, Math.min(MOST, moved));
  }
}
