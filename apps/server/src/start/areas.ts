import { EARN_DAY_MS } from '@quay/contract/earn';
import type { Product } from '@quay/contract/trading';
import { HOUR_MS } from '@quay/core/lending';
import type { Logger } from 'pino';
import type { Area } from '../area.ts';
import { accountArea } from '../areas/account/area.ts';
import { announcementArea } from '../areas/announcement/area.ts';
import { c2cArea } from '../areas/c2c/area.ts';
import { type C2c, createC2c } from '../areas/c2c/c2c.ts';
import { convertArea } from '../areas/convert/area.ts';
import { createCreditAdministration } from '../areas/credit/administration.ts';
import { creditArea } from '../areas/credit/area.ts';
import { demoArea } from '../areas/demo/area.ts';
import { createEarnAdministration } from '../areas/earn/administration.ts';
import { earnArea } from '../areas/earn/area.ts';
import { followingArea } from '../areas/following/area.ts';
import { createRecords } from '../areas/following/records.ts';
import { helpArea } from '../areas/help/area.ts';
import { identityArea } from '../areas/identity/area.ts';
import { createIdentity, type DemoLogin, type Identity } from '../areas/identity/identity.ts';
import { signerOf, WALLET_LOGIN_MS, walletMessage } from '../areas/identity/wallet-message.ts';
import { createLiquidityAdministration } from '../areas/liquidity/administration.ts';
import { liquidityArea } from '../areas/liquidity/area.ts';
import { createLoanAdministration } from '../areas/loans/administration.ts';
import { loansArea } from '../areas/loans/area.ts';
import { createLoanReceipts } from '../areas/loans/receipts.ts';
import { createPriceAlerts } from '../areas/market/alerts/price-alerts.ts';
import { marketArea } from '../areas/market/area.ts';
import { tickerWithTrendOf } from '../areas/market/wire.ts';
import { createAdlQueues } from '../areas/perpetual/adl-queue.ts';
import { createContractAdministration } from '../areas/perpetual/administration/administration.ts';
import { perpetualArea } from '../areas/perpetual/area.ts';
import { CALENDAR_PACE } from '../areas/perpetual/delivery-pace.ts';
import { createContractNotifier } from '../areas/perpetual/notices/notices.ts';
import { createReceipts } from '../areas/perpetual/receipts/receipts.ts';
import { createReferralAdministration } from '../areas/referral/administration.ts';
import { referralArea } from '../areas/referral/area.ts';
import { spotArea } from '../areas/spot/area.ts';
import { staffArea } from '../areas/staff/area.ts';
import { createTeam, type FirstLogin, type Team } from '../areas/staff/team.ts';
import { supportArea } from '../areas/support/area.ts';
import { createSupport } from '../areas/support/support.ts';
import { uploadArea } from '../areas/upload/area.ts';
import { verificationArea } from '../areas/verification/area.ts';
import { createVerification } from '../areas/verification/verification.ts';
import { walletArea } from '../areas/wallet/area.ts';
import { createWithdrawalNotifier } from '../areas/wallet/withdrawals/notifier.ts';
import { createOwnerChecks } from '../areas/wallet/withdrawals/owner-checks.ts';
import { createSending } from '../areas/wallet/withdrawals/sending.ts';
import { createWithdrawals } from '../areas/wallet/withdrawals/withdrawals.ts';
import { originOf } from '../edge/address-of.ts';
import { createHelp } from '../help/help.ts';
import { guardedSettings } from '../integrity/ways-out.ts';
import { createLiabilities } from '../liabilities/liabilities.ts';
import { createWebPush } from '../messages/web-push/push-devices.ts';
import type { Chain } from '../outside/chain/chain.ts';
import type { FiatRates } from '../outside/prices/fiat/fiat-rates.ts';
import type { Shifts } from '../outside/simulated-market/shifts.ts';
import { runJob } from '../scheduler.ts';
import type { Settings } from '../settings.ts';
import type { StartOptions } from '../start-options.ts';
import type { KnownOrders } from '../trading/finished.ts';
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
  readonly settings: Pick<Settings, 'earnDayMs' | 'intradayDelivery' | 'loanHourMs'>;
  readonly options: StartOptions;
  readonly log: Logger;
  readonly started: Started;
  readonly writer: Writer;
  readonly shared: Shared;
  readonly fiatRates: FiatRates;
  /** How far staff move coins, where the market is simulated. */
  readonly shifts: Shifts | undefined;
  /** What the app is told at start. */
  readonly config: {
    readonly customer_service_url: string;
    readonly simulatedMarket: boolean;
    readonly demo: boolean;
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
  const { settings, options, log, started, shared, fiatRates } = needs;
  const { core: host, reads, secrets, projector, market, contracts, caughtUp } = needs.writer;
  const { audit, encryption, systemSettings, messages, vault } = shared;
  const core = host.port;
  const now = options.now ?? Date.now;

  const identity = createIdentity({
    ...needs,
    users: reads.identity,
    limits: options.attempts,
    passwordCost: options.passwordCost,
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
  const applications = createVerification({ rows: reads.verification, core, secrets, systemSettings, isTrading, now });
  // Whoever looks first sees what this start has given back.
  await runJob({ name: 'giving back deposits', run: () => applications.merchants.returnStray() }, log);
  await caughtUp();

  const help = createHelp(reads);
  const support = createSupport({ rows: reads.support, vault, systemSettings, now });
  const team = createTeam({ rows: reads.staff, secrets, audit, originOf, now });
  const firstStaffLogin = await team.begin(identity.passwords.hash);

  const notifyWithdrawal = createWithdrawalNotifier(reads.identity, messages);
  const chain = await startChain({
    ...needs,
    chains: await needs.writer.outside.ready,
    now,
    hold: (user) => identity.holds.place(user, 'deposit-reversed'),
    notify: notifyWithdrawal,
  });
  started.ends(() => chain.close());
  const webPush = createWebPush({
    ...{ rows: reads.c2c, secrets, origins: identity.origins, log, services: options.notices?.pushServices },
  });
  const c2c = await createC2c({
    reads,
    core,
    opening: host.opening,
    markets: market,
    fiatRates,
    systemSettings,
    identity,
    names: applications,
    secrets,
    messages,
    webPush,
    vault,
    log,
    caughtUp,
    noticeOptions: options.notices,
  });
  started.ends(() => c2c.close());
  const checks = createOwnerChecks({ reads, identity, purchases: c2c.purchases });
  const sending = createSending({ reads, core, identity, encryption, messages, checks });
  const withdrawals = createWithdrawals({
    reads,
    core,
    chain,
    systemSettings: guardedSettings(systemSettings, shared.integrity),
    identity,
    encryption,
    checks,
    notify: notifyWithdrawal,
  });
  const liabilities = createLiabilities({ rows: reads.liabilities, chain, now, log });

  const knownOf =
    (product: Product): KnownOrders =>
    async (owner, ids, atLeast) => {
      await projector.until(Math.min(atLeast, core.seq), ROWS_WAIT_MS);
      return reads[product].known(owner, ids);
    };

  const records = createRecords({ reads, contracts, now });
  /** The machine's clock may have been set back behind the core's own. */
  const coresTime = () => Math.max(now(), market.at);

  const credit = { core, reads, secrets, verification: applications, now };
  const credits = createCreditAdministration({ ...credit, caughtUp });

  const all: readonly Area[] = [
    marketArea({ market, fiatRates, reads, alerts: createPriceAlerts({ market, reads, now }) }),
    spotArea({ core, known: knownOf('spot') }),
    perpetualArea({
      core,
      contracts,
      // The machine's clock may have been set back behind the market's own.
      ticker: (symbol) => tickerWithTrendOf(market, { product: 'perpetual', symbol }, Math.max(Date.now(), market.at)),
      known: knownOf('perpetual'),
      receipts: createReceipts({
        ...{ rows: reads.perpetual, secrets },
        contract: (symbol) => contracts.find(symbol)!,
        lastIndex: (symbol) => contracts.mark(symbol)!.indexPrice,
      }),
      queues: createAdlQueues({ rows: reads.perpetual, contracts, secrets, now }),
      notices: createContractNotifier({
        ...{ reads, messages, webPush, origins: identity.origins },
        contract: (symbol) => contracts.find(symbol)!,
        expiryOf: (symbol) => contracts.expiryOf(symbol),
      }),
    }),
    followingArea({ core, contracts, records }),
    loansArea({ core, contracts, receipts: createLoanReceipts({ rows: reads.loans, secrets }), now }),
    earnArea({ core, now: coresTime }),
    liquidityArea({
      ...{ core, reads, chain, secrets, caughtUp, now: coresTime },
      ...{ oneTime: identity.oneTime, origins: identity.origins },
      messages: { validMs: WALLET_LOGIN_MS, of: walletMessage, signerOf },
    }),
    referralArea({ core, reads, now: coresTime }),
    walletArea({
      core,
      reads,
      market,
      identity,
      systemSettings,
      chain,
      encryption,
      withdrawals,
      sending,
      liabilities,
      caughtUp,
    }),
    convertArea({ core, market, systemSettings }),
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
    identityArea({
      ...{ accounts: identity, reads, core, systemSettings, messages, encryption },
      mayRefer: async (user) => (await reads.referral.member(user))?.mayRefer ?? true,
    }),
    uploadArea({ reads, vault }),
    verificationArea({ applications, c2c, systemSettings }),
    supportArea({ support }),
    announcementArea({ reads }),
    staffArea({
      core,
      reads,
      help,
      team,
      audit,
      systemSettings,
      secrets,
      messages,
      vault,
      chain,
      identity,
      verification: applications,
      support,
      c2c,
      contracts: createContractAdministration({
        ...{ core, reads, contracts, caughtUp, now },
        pace: settings.intradayDelivery ?? CALENDAR_PACE,
      }),
      loans: createLoanAdministration({
        core,
        rows: reads.loans,
        contracts,
        now,
        hourMs: settings.loanHourMs ?? HOUR_MS,
      }),
      simulation: needs.shifts && {
        isListed: (symbol) => market.market(symbol) !== undefined,
        move: async (symbol, share, duringMs) => needs.shifts?.move(symbol, share, duringMs, Date.now()),
      },
      earn: createEarnAdministration({
        core,
        reads,
        caughtUp,
        now: coresTime,
        dayMs: settings.earnDayMs ?? EARN_DAY_MS,
      }),
      liquidity: createLiquidityAdministration({
        ...{ core, reads, caughtUp, now: coresTime },
        dayMs: settings.earnDayMs ?? EARN_DAY_MS,
      }),
      referral: createReferralAdministration({ core, reads, caughtUp, now: coresTime }),
      async pastOfLeader(leader) {
        const { positions } = await records.facts(leader);
        const liquidated = positions.filter(({ ending }) => ending === 'liquidated').length;
        return { closed: positions.length, liquidated };
      },
      credits,
      withdrawals,
    }),
    helpArea({ help }),
    creditArea(credit, credits),
    demoArea({ core, lastPrice: (symbol) => market.market(symbol)?.referencePrice, now: coresTime }),
    accountArea({
      ...{ core, reads, identity, encryption, messages },
      opened: [{ name: 'payment_methods', of: (user) => c2c.methods.mine(user) }],
      shown: (seq) => projector.until(seq, ROWS_OF_HOLDS_MS),
    }),
  ];
  return { all, identity, team, c2c, chain, firstStaffLogin };
}
