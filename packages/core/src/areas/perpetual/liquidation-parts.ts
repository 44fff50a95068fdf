import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { TradingParts } from '../../trading/trading-area.ts';
import { AdlQueue } from './adl-queue.ts';
import type { Contracts } from './contracts.ts';
import { Deleveraging } from './deleveraging.ts';
import { ForcedOrders } from './forced-orders.ts';
import type { Funding } from './funding.ts';
import type { InsuranceFund } from './insurance-fund.ts';
import { LiquidationCases } from './liquidation-cases.ts';
import { Liquidations } from './liquidations.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { Marks } from './marks.ts';
import type { Positions } from './positions.ts';
import type { Postings } from './postings.ts';
import { Risk } from './risk.ts';
import type { Syncing } from './syncing.ts';
import { Takings } from './takings.ts';
import { Unwinding } from './unwinding.ts';
import { Warnings } from './warnings.ts';

/** What liquidates positions: who is to be, the ladder, and where what nobody bought goes. */
export function liquidationParts(of: {
  readonly trading: TradingParts;
  readonly sequences: Sequences;
  readonly changes: Changes;
  readonly contracts: Contracts;
  readonly positions: Positions;
  readonly marks: Marks;
  readonly accounts: MarginAccounts;
  readonly postings: Postings;
  readonly syncing: Syncing;
  readonly fund: InsuranceFund;
  readonly funding: Funding;
}) {
  const { trading, sequences, changes, contracts, positions, marks, accounts, postings, fund, funding } = of;
  const { ledger } = trading;
  const cases = new LiquidationCases(changes, sequences.of('perpetual-case'));
  const warnings = new Warnings(changes, sequences.of('perpetual-margin-warning'), accounts);
  const risk = new Risk({ ...of, ledger, cases, warnings });
  const forced = new ForcedOrders({ ...trading, contracts, accounts, funding });
  const takings = new Takings({ ledger, contracts, positions, postings, funding, changes });
  const queue = new AdlQueue({ positions, accounts, risk });
  const deleveraging = new Deleveraging({ ledger, contracts, accounts, queue, risk, forced, takings, changes });
  const liquidations = new Liquidations({
    ...{ contracts, positions, marks, accounts, risk, cases, fund, forced, takings, deleveraging, postings, changes },
    ...{ warnings, funding, queue, stepIds: sequences.of('perpetual-liquidation') },
  });
  const unwinding = new Unwinding({ contracts, marks, risk, fund, forced });
  return { cases, warnings, risk, queue, liquidations, unwinding, forced };
}
