import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { lineOf, openConnections } from '../connection.ts';
import { step } from '../steps.ts';
import { first } from './0001-first/up.ts';
import { spotComplete } from './0002-spot-complete/up.ts';
import { people } from './0003-people/up.ts';
import { wallet } from './0004-wallet/up.ts';
import { c2c } from './0005-c2c/up.ts';
import { tradeLines } from './0006-trade-lines/up.ts';
import { adRequests } from './0007-ad-requests/up.ts';
import { guard } from './0008-guard/up.ts';
import { debts } from './0009-debts/up.ts';
import { changesOfTheChain } from './0010-changes-of-the-chain/up.ts';
import { staffPower } from './0011-staff-power/up.ts';
import { sealedMessages } from './0012-sealed-messages/up.ts';
import { digests } from './0014-digests/up.ts';
import { valueCases } from './0015-value-cases/up.ts';
import { merchants } from './0016-merchants/up.ts';
import { hotWallets } from './0017-hot-wallets/up.ts';
import { arrivals } from './0018-arrivals/up.ts';
import { presence } from './0019-presence/up.ts';
import { worstPrice } from './0020-worst-price/up.ts';
import { instruments } from './0022-instruments/up.ts';
import { instrumentsEverywhere } from './0023-instruments-everywhere/up.ts';
import { languages } from './0024-languages/up.ts';
import { perpetual } from './0025-perpetual/up.ts';
import { currencyRates } from './0026-currency-rates/up.ts';
import { liquidation } from './0027-liquidation/up.ts';
import { funding } from './0028-funding/up.ts';
import { names } from './0030-names/up.ts';
import { receiptsOfContracts } from './0031-receipts/up.ts';
import { triggers } from './0032-triggers/up.ts';
import { warnings } from './0034-warnings/up.ts';
import { caps } from './0036-caps/up.ts';
import { followingOfTraders } from './0037-following/up.ts';
import { capsChanged } from './0038-caps-changed/up.ts';
import { followingReads } from './0039-following-reads/up.ts';
import { delivery } from './0040-delivery/up.ts';
import { settlements } from './0041-settlements/up.ts';
import { loansAgainstPledge } from './0042-loans/up.ts';
import { loanNotices } from './0044-loan-notices/up.ts';
import { earn } from './0045-earn/up.ts';
import { earnNotices } from './0046-earn-notices/up.ts';
import { credit } from './0047-credit/up.ts';
import { simulatedWorld } from './0049-simulated-world/up.ts';
import { help } from './0050-help/up.ts';
import { liquidity } from './0051-liquidity/up.ts';
import { simulatedShifts } from './0052-simulated-shifts/up.ts';
import { referral } from './0053-referral/up.ts';
import { demo } from './0054-demo/up.ts';
import { account } from './0055-account/up.ts';
import { priceAlerts } from './0058-price-alerts/up.ts';
import { demoStops } from './0061-demo-stops/up.ts';
import { uplineBonuses } from './0062-upline-bonuses/up.ts';
import { peopleOfC2c } from './0064-people-of-c2c/up.ts';
import { linkedOrders } from './0065-linked-orders/up.ts';
import { extendedSet } from './extended-set.ts';

const runs = (statements: string): Migration => ({
  async up(db: Kysely<unknown>) {
    await sql.raw(statements).execute(db);
  },
});

/** In order, for ever: a migration that was released is never changed again. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001-first': runs(first),
  '0002-spot-complete': { up: spotComplete },
  '0003-people': runs(people),
  '0004-wallet': runs(wallet),
  '0005-c2c': runs(c2c),
  '0006-trade-lines': { up: tradeLines },
  '0007-ad-requests': runs(adRequests),
  '0008-guard': runs(guard),
  '0009-debts': { up: debts },
  '0010-changes-of-the-chain': runs(changesOfTheChain),
  '0011-staff-power': runs(staffPower),
  '0012-sealed-messages': runs(sealedMessages),
  '0014-digests': runs(digests),
  '0015-value-cases': runs(valueCases),
  '0016-merchants': runs(merchants),
  '0017-hot-wallets': runs(hotWallets),
  '0018-arrivals': runs(arrivals),
  '0019-presence': runs(presence),
  '0020-worst-price': { up: worstPrice },
  '0022-instruments': { up: instruments },
  '0023-instruments-everywhere': { up: instrumentsEverywhere },
  '0024-languages': runs(languages),
  '0025-perpetual': { up: perpetual },
  '0026-currency-rates': runs(currencyRates),
  '0027-liquidation': { up: liquidation },
  '0028-funding': { up: funding },
  '0030-names': { up: names },
  '0031-receipts': { up: receiptsOfContracts },
  '0032-triggers': { up: triggers },
  '0034-warnings': { up: warnings },
  '0036-caps': { up: caps },
  '0037-following': { up: followingOfTraders },
  '0038-caps-changed': runs(capsChanged),
  '0039-following-reads': runs(followingReads),
  '0040-delivery': { up: delivery },
  '0041-settlements': runs(settlements),
  '0042-loans': { up: loansAgainstPledge },
  '0044-loan-notices': runs(loanNotices),
  '0045-earn': { up: earn },
  '0046-earn-notices': runs(earnNotices),
  '0047-credit': { up: credit },
  '0049-simulated-world': runs(simulatedWorld),
  '0050-help': runs(help),
  '0051-liquidity': { up: liquidity },
  '0052-simulated-shifts': runs(simulatedShifts),
  '0053-referral': { up: referral },
  '0054-demo': runs(demo),
  '0055-account': { up: account },
  '0057-minute-candles': runs(extendedSet('candles', 'interval', ['1m'])),
  '0058-price-alerts': runs(priceAlerts),
  '0061-demo-stops': runs(demoStops),
  '0062-upline-bonuses': runs(uplineBonuses),
  '0064-people-of-c2c': runs(peopleOfC2c),
  '0065-linked-orders': runs(linkedOrders),
};

/**
 * Brings the schema to what this version needs, or to what an earlier one (`upTo`) needed. Several processes may start
 * at once; one does it, the others wait.
 */
export async function migrate(databaseUrl: string, upTo?: string): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: openConnections(databaseUrl, 'migrate', { max: 1 }) }),
  });
  try {
    await refuseNewerSchema(db);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
    step('migrate/before');
    const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    step('migrate/after');
    if (!error) return;
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`the database could not be prepared${failed ? ` (${failed})` : ''}: ${lineOf(error)}`, {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
}

/** An older program does not know what a newer one has changed, and must not write there. */
async function refuseNewerSchema(db: Kysely<unknown>): Promise<void> {
  const made = sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`;
  if (!(await made.execute(db)).rows[0]!.there) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.filter(({ name }) => !(name in migrations)).at(-1);
  if (!unknown) return;
  throw new Error(
    `the database was upgraded by a newer Quay (migration ${unknown.name}), which this one does not know: start the newer version, or restore the backup from before the upgrade`,
  );
}
