/** The people of every test, seed, scenario and demo. */
export const alice = { username: 'alice1990', password: 'tall harbour 42' };
export const bob = { username: 'bobmiller', password: 'copper kettle 7' };
/** Means no good. */
export const mallory = { username: 'mallory66', password: 'open sesame 00' };

/** A demo login, and what it is prepared with so that everything can be tried on the first day. */
export type DemoPerson = {
  readonly username: string;
  readonly password: string;
  readonly fundPassword: string;
  readonly realName: string;
  readonly country: string;
  /** Where codes go, which nothing carries: the console's outbox shows them. */
  readonly email?: string;
  readonly phone?: string;
  /** Of the authenticator, in base32. */
  readonly secret?: string;
  /** On the development chain, where coins are worth nothing. Its key is kept nowhere. */
  readonly address: `0x${string}`;
};

/** The demo logins that a fresh installation prints; only where the market is simulated. */
export const demoPeople: readonly DemoPerson[] = [
  {
    ...alice,
    fundPassword: '246810',
    realName: 'Alice Liddell',
    country: 'GB',
    email: 'alice1990@quay.example',
    phone: '+445550001990',
    address: '0x58DEAA677FF61609c9F333e63724bb42F6F8429e',
  },
  {
    ...bob,
    fundPassword: '135790',
    realName: 'Bob Miller',
    country: 'US',
    secret: 'JMHCLBB6HCYVRINKRAAAA5E65CPYD735',
    address: '0x618Ad663AdeD760781d94Bf2616E6520118D18B9',
  },
];

/** Accounts of the simulated market: the market maker that quotes, and the one that comes to trade. Ids below 1000 are not users. */
export const marketMakers = { maker: 100, taker: 101 } as const;
