import { alice, bob, mallory } from '@quay/cast';

/** The people of a stage, in the order of their ids. */
export const stageUsers = { alice: alice.username, bob: bob.username, mallory: mallory.username } as const;
