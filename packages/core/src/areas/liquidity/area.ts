import type { Area, Due } from '../../engine/area.ts';
import { linkWallet } from './commands/link-wallet.ts';
import { payIncome, payIncomeShape } from './commands/pay-income.ts';
import { recordReadings } from './commands/record-readings.ts';
import { setTerms } from './commands/set-terms.ts';
import { unlinkWallet } from './commands/unlink-wallet.ts';
import { Days } from './days.ts';
import { liquidityInvariants } from './invariants.ts';
import type { LiquidityNeeds } from './needs.ts';
import type { LiquidityParts } from './parts.ts';
import { TermsRows } from './terms.ts';
import { Wallets } from './wallets.ts';

export type LiquidityArea = Area & Pick<LiquidityParts, 'terms' | 'wallets' | 'days'>;

const PAY: Due = { name: payIncomeShape.name, input: {} };

/** Income of wallets that are linked and only read, out of the promotion budget. */
export function liquidityArea(needs: LiquidityNeeds): LiquidityArea {
  const { changes, sequences } = needs;
  const terms = new TermsRows(changes);
  const wallets = new Wallets(changes);
  const [ids, turns] = [sequences.of('liquidity-day'), sequences.of('liquidity-turn')];
  const days = new Days({ ...needs, wallets, terms, ids, turns });
  const parts: LiquidityParts = { terms, wallets, days, walletIds: sequences.of('liquidity-wallet') };
  /** The time of the last command. */
  let lastAt = 0;
  /** Whether time has begun something: what a batch has left of it goes on in the next. */
  let isWorking = false;
  return {
    name: 'liquidity',
    ...{ terms, wallets, days },
    state: [terms, wallets, days],
    logs: [],
    commands: [
      setTerms(parts),
      linkWallet(parts),
      unlinkWallet(parts),
      recordReadings(parts),
      payIncome((at) => {
        isWorking = true;
        return days.pay(at);
      }),
    ],
    afterCommand(at) {
      lastAt = at;
    },
    continues() {
      isWorking = isWorking && days.isDue(lastAt);
      return isWorking ? PAY : undefined;
    },
    due: (now) => (days.isDue(now) ? [PAY] : []),
    rebuild(at) {
      lastAt = at;
      isWorking = false;
      terms.sort((a, b) => (a.asset < b.asset ? -1 : 1));
      wallets.rebuild();
      days.rebuild();
    },
    invariants: liquidityInvariants(parts),
  };
}
