import { describe, test } from 'vitest';
import { c2cStory } from './c2c-story.ts';

describe('people who have blocked each other', () => {
  test('make no new order in either direction, finish what is under way, and trade again when the last block ends', () => {
    c2cStory(`
      alice | sells    | total 500          | ad 1 on
      alice | buys     | total 500          | ad 2 on
      bob   | buys     | total 500          | ad 3 on
      bob   | takes    | of 100             | order 1
      alice | blocks   | whom bob           | done
      alice | blocks   | whom bob           | nothing new
      bob   | takes    | of 100             | ad-unavailable
      bob   | takes    | ad 2 of 100        | ad-unavailable
      alice | takes    | ad 3 of 100        | user-blocked
      carol | takes    | of 100             | order 2
      -     | restarts | -                  | the same
      bob   | pays     | -                  | paid
      alice | releases | -                  | completed
      bob   | takes    | of 100             | ad-unavailable
      bob   | unblocks | whom alice         | nothing new
      bob   | takes    | of 100             | ad-unavailable
      bob   | blocks   | whom alice         | done
      bob   | takes    | of 100             | user-blocked
      alice | unblocks | whom bob           | done
      alice | unblocks | whom bob           | nothing new
      bob   | takes    | of 100             | user-blocked
      alice | takes    | ad 3 of 100        | ad-unavailable
      -     | restarts | -                  | the same
      bob   | unblocks | whom alice         | done
      bob   | takes    | of 100             | order 3
      alice | takes    | ad 3 of 100        | order 4
    `);
  });

  test('a request that was done before is answered as before, though they have blocked each other since', () => {
    c2cStory(`
      alice | sells    | total 500          | ad 1 on
      bob   | takes    | of 100 id once     | order 1
      alice | blocks   | whom bob           | done
      bob   | takes    | of 100 id once     | order 1
      bob   | takes    | of 100 id twice    | ad-unavailable
    `);
  });

  test('nobody blocks themselves, nor more than the limit; who is unblocked makes room', () => {
    c2cStory(`
      alice | blocks   | whom alice         | block-self
      alice | blocks   | whom bob           | done
      alice | blocks   | whom carol         | done
      alice | blocks   | whom mallory       | blocks-too-many, max 2
      alice | blocks   | whom carol         | nothing new
      alice | unblocks | whom bob           | done
      -     | restarts | -                  | the same
      alice | blocks   | whom mallory       | done
      alice | blocks   | whom bob           | blocks-too-many, max 2
    `);
  });

  test('an ad that is gone, off the shelf or one’s own is told as it is', () => {
    c2cStory(`
      alice | sells    | total 500 shelf off | ad 1 off
      alice | blocks   | whom bob            | done
      bob   | takes    | of 100              | ad-off-shelf
      bob   | takes    | ad 9 of 100         | ad-unknown
      alice | closes   | ad 1                | ad 1 closed
      bob   | takes    | of 100              | ad-closed
      alice | sells    | total 500           | ad 2 on
      alice | takes    | ad 2 of 100         | own-ad
      alice | issuspended | -                | done
      bob   | takes    | ad 2 of 100         | ad-unavailable
    `);
  });
});
