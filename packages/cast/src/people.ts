/** The people of every test, seed, scenario and demo. */
export const alice = { username: 'alice1990', password: 'tall harbour 42' };
export const bob = { username: 'bobmiller', password: 'copper kettle 7' };
/** Means no good. */
export const mallory = { username: 'mallory66', password: 'open sesame 00' };

/** The demo logins that a fresh installation prints; only where the market is simulated. */
export const demoLogins = [alice, bob] as const;

/** Accounts of the simulated market: the desk that quotes, and the one that comes to trade. Ids below 1000 are not users. */
export const desks = { maker: 100, taker: 101 } as const;
