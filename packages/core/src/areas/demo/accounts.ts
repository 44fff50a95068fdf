import { DEMO_FUNDS, START_OVER_HOURS } from '@quay/contract/demo/rules';
import { units } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type DemoAccount, demoAccountsTable } from './state.ts';

/** What a demo account begins with. */
export const FUNDS = units(DEMO_FUNDS);
const AGAIN_MS = START_OVER_HOURS * 60 * 60 * 1000;

/** Who has a demo account. */
export class DemoAccounts extends Rows<DemoAccount> {
  constructor(changes: Changes) {
    super(demoAccountsTable, changes);
  }

  of(owner: number): DemoAccount | undefined {
    return this.get(String(owner));
  }

  change(account: DemoAccount, to: Partial<DemoAccount>): void {
    Object.assign(account, to);
    this.touch(account);
  }
}

/** From when on an account may be started over; nothing where it may at once. */
export const startOverFrom = ({ startedOverAt }: Pick<DemoAccount, 'startedOverAt'>): number | undefined =>
  startedOverAt === null ? undefined : startedOverAt + AGAIN_MS;
