import { describe, test } from 'vitest';
import { c2cStory } from './c2c-story.ts';

describe('a merchant whom staff have suspended', () => {
  test('is not taken, posts and shelves nothing, finishes what is under way, and comes back as they were', () => {
    c2cStory(`
      alice | sells        | total 500        | ad 1 on
      alice | buys         | total 500        | ad 2 on
      alice | sells        | total 500 shelf off | ad 3 off
      bob   | takes        | of 100           | order 1
      alice | issuspended  | -                | done
      alice | issuspended  | reason other     | nothing new
      bob   | takes        | of 100           | advertiser-stopped
      bob   | takes        | ad 2 of 100      | advertiser-stopped
      alice | sells        | total 100        | merchant-suspended
      alice | shelves      | ad 3             | merchant-suspended
      alice | edits        | ad 1 total 600   | merchant-suspended
      -     | restarts     | -                | the same
      bob   | pays         | -                | paid
      alice | releases     | -                | completed
      bob   | takes        | of 100           | advertiser-stopped
      alice | has          | in c2c           | 0 + 400
      alice | unshelves    | ad 1             | ad 1 off
      alice | has          | in c2c           | 0 + 0
      alice | islifted     | -                | done
      alice | islifted     | -                | nothing new
      -     | restarts     | -                | the same
      alice | shelves      | ad 1             | ad 1 on
      bob   | takes        | of 100           | order 2
      bob   | takes        | ad 2 of 100      | order 3
      alice | issuspended  | -                | done
    `);
  });
});

test('a buy ad of a frozen merchant is not taken; a seller who is frozen is told apart', () => {
  c2cStory(`
    alice | buys      | total 500   | ad 1 on
    alice | sells     | total 500   | ad 2 on
    alice | isfrozen  | -           | owner
    bob   | takes     | of 100      | advertiser-stopped
    bob   | takes     | ad 2 of 100 | seller-held
    alice | isopened  | -           | true
    bob   | takes     | of 100      | order 1
  `);
});
