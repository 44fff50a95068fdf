import type { Logger } from 'pino';
import type { Area } from '../area.ts';
import { announcementArea } from '../areas/announcement/area.ts';
import { c2cArea } from '../areas/c2c/area.ts';
import { type C2c, createC2c } from '../areas/c2c/c2c.ts';
import { convertArea } from '../areas/convert/area.ts';
import { identityArea } from '../areas/identity/area.ts';
import { createIdentity, type DemoLogin, type Identity } from '../areas/identity/identity.ts';
import { marketArea } from '../areas/market/area.ts';
import { spotArea } from '../areas/spot/area.ts';
import { staffArea } from '../areas/staff/area.ts';
import { createTeam, type FirstLogin, type Team } from '../areas/staff/team.ts';
import { supportArea } from '../areas/support/area.ts';
import { createSupport } from '../areas/support/support.ts';
import { uploadArea } from '../areas/upload/area.ts';
import { verificationArea } from '../areas/verification/area.ts';
import { createVerification } from '../areas/verification/verification.ts';
import { walletArea } from '../areas/wallet/area.ts';
import { createWithdrawalTelling } from '../areas/wallet/withdrawals/telling.ts';
import { createWithdrawals } from '../areas/wallet/withdrawals/withdrawals.ts';
import { placeOf } from '../edge/address-of.ts';
import { guardedHouse } from '../integrity/ways-out.ts';
import { createLiabilities } from '../liabilities/liabilities.ts';
import type { Chain } from '../outside/chain/chain.ts';
import { runJob } from '../scheduler.ts';
import type { Wishes } from '../wishes.ts';
import { startChain } from './chain.ts';
import type { Shared } from './shared.ts';
import type { Started } from './started.ts';
import type { Writer } from './writer.ts';

/** All areas, and what the rest of the server asks of some of them. */
export type Areas = {
  readonly all: readonly Area[];
  readonly identity: Identity;
  readonly team: Team;
  readonly c2c: C2c;
  readonly chain: Chain;
  readonly firstStaffLogin: FirstLogin | undefined;
};

export type AreasNeeds = {
  readonly wishes: Wishes;
  readonly log: Logger;
  readonly started: Started;
  readonly writer: Writer;
  readonly shared: Shared;
  /** What the app is told at start. */
  readonly config: {
    readonly customer_service_url: string;
    readonly simulatedMarket: boolean;
    readonly version: string;
  };
  /** Where people reach this server. */
  origins(): readonly string[];
  demoLogins(): readonly DemoLogin[];
};

/** How long an answer waits for rows that say whether coins ever came. */
const ROWS_WAIT_MS = 1_000;
/** How long a change of security waits for the rows that show its hold; the core knows it before. */
const ROWS_OF_HOLDS_MS = 10_000;

/** Makes every area of what it needs, in the order in which one needs another. */
export async function startAreas(needs: AreasNeeds): Promise<Areas> {
  const { wishes, log, started, shared } = needs;
  const { core: host, reads, secrets, projector, market, caughtUp } = needs.writer;
  const { audit, encryption, house, messages, vault } = shared;
  const core = host.port;
  const now = wishes.now ?? Date.now;

  const identity = createIdentity({
    ...needs,
    users: reads.identity,
    limits: wishes.attempts,
    passwordCost: wishes.passwordCost,
    secrets,
    messages,
    vault,
    core,
    shown: (seq) => projector.until(seq, ROWS_OF_HOLDS_MS),
    async gotCoins(user) {
      // Rows that are behind may lack a deposit: then it counts as one.
      const isCurrent = await projector.until(core.seq, ROWS_WAIT_MS);
      return !isCurrent || reads.wallet.gotCoins(user);
    },
    now,
  });
  await identity.holds.followAll();

  const isTrading = (user: number) => reads.c2c.isTrading(user);
  const applications = createVerification({ rows: reads.verification, core, secrets, house, isTrading, now });
  // Whoever looks first sees what this start has given back.
  await runJob({ name: 'giving back deposits', run: () => applications.merchants.returnStray() }, log);
  await caughtUp();

  const support = createSupport({ rows: reads.support, vault, house, now });
  const team = createTeam({ rows: reads.staff, secrets, audit, placeOf, now });
  const firstStaffLogin = await team.begin(identity.passwords.hash);

  const tellWithdrawal = createWithdrawalTelling(reads.identity, messages);
  const chain = await startChain({
    ...needs,
    chains: await needs.writer.outside.ready,
    now,
    hold: (user) => identity.holds.place(user, 'deposit-reversed'),
    notify: tellWithdrawal,
  });
  started.ends(() => chain.close());
  const c2c = await createC2c({
    reads,
    core,
    opening: host.opening,
    markets: market,
    house,
    identity,
    names: applications,
    secrets,
    messages,
    vault,
    log,
    caughtUp,
    wishes: wishes.notices,
  });
  started.ends(() => c2c.close());
  const withdrawals = createWithdrawals({
    reads,
    core,
    chain,
    house: guardedHouse(house, shared.integrity),
    identity,
    encryption,
    purchases: c2c.purchases,
    tell: tellWithdrawal,
  });
  const liabilities = createLiabilities({ rows: reads.liabilities, chain, now, log });

  const all: readonly Area[] = [
    marketArea({ market, reads }),
    spotArea({
      core,
      async known(owner, ids, atLeast) {
        await projector.until(Math.min(atLeast, core.seq), ROWS_WAIT_MS);
        return reads.spot.known(owner, ids);
      },
    }),
    walletArea({
      core,
      reads,
      market,
      identity,
      house,
      chain,
      encryption,
      withdrawals,
      liabilities,
      caughtUp,
    }),
    convertArea({ core, market, house }),
    c2cArea({
      c2c,
      core,
      reads,
      identity,
      verification: applications,
      encryption,
      until: (seq) => projector.until(seq, ROWS_OF_HOLDS_MS),
      log,
    }),
    identityArea({ accounts: identity, reads, core, house, messages, encryption }),
    uploadArea({ reads, vault }),
    verificationArea({ applications, c2c, house }),
    supportArea({ support }),
    announcementArea({ reads }),
    staffArea({
      core,
      reads,
      team,
      audit,
      house,
      secrets,
      messages,
      vault,
      chain,
      identity,
      verification: applications,
      support,
      c2c,
      withdrawals,
    }),
  ];
  return { all, identity, team, c2c, chain, firstStaffLogin };
}
