import { type Credit, systemAccounts } from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';

/** Transfers on chain that became balances: each once, taken back whole, and never another than it was (I26). */
export class Credits {
  readonly #known = new Map<string, Credit>();
  readonly #money: Pick<Money, 'move' | 'availableOf' | 'takenBack' | 'takenFrom'>;
  /** Of the batch: what was taken back for a credit is its amount without what was short. */
  readonly #due = new Map<number, bigint>();
  /** Of the batch: whose coins a credit is taken back from, as `<owner> <asset>`. */
  readonly #owners = new Map<number, string>();
  #last = 0;

  constructor(money: Pick<Money, 'move' | 'availableOf' | 'takenBack' | 'takenFrom'>) {
    this.#money = money;
  }

  get last(): number {
    return this.#last;
  }

  /** @param alone the batch was made of one command, so that what the owner had before it is known */
  take(op: 'put' | 'drop', row: Credit, from: number, to: number, alone: boolean): void {
    const { network, txHash, logIndex, id, owner, asset, amount, state, creditedAt, reversedAt, shortfall } = row;
    if (op === 'drop') wrong(`I26 a credit of ${txHash} was dropped`);
    const key = `${network}/${txHash}/${logIndex}`;
    const before = this.#known.get(key);
    // Of another amount it is another credit; a transaction that is mined again may pay another.
    const isOther =
      before === undefined || before.owner !== owner || before.asset !== asset || before.amount !== amount;
    if (isOther && id !== this.last + 1) wrong(`I26 credit ${id} follows ${this.last}`);
    this.#last = Math.max(this.#last, id);
    if (!isOther && before.id !== id) {
      wrong(`I26 credit ${before.id} became another one`);
    }
    if (amount <= 0n || shortfall < 0n || shortfall > amount) wrong(`I26 credit ${id} of ${amount} lacks ${shortfall}`);
    const isNew = before?.state !== 'credited';
    const isBack = state === 'reversed';
    if (before && before.state === state) wrong(`I26 credit ${id} is ${state} twice`);
    if (isNew ? creditedAt < from || creditedAt > to : creditedAt !== before.creditedAt) {
      wrong(`I26 credit ${id} is of another time`);
    }
    if (isBack !== (reversedAt !== null)) wrong(`I26 credit ${id} is ${state} since ${reversedAt}`);
    if (reversedAt !== null && (reversedAt < from || reversedAt > to)) wrong(`I26 credit ${id} went at another time`);
    if (!isBack && shortfall !== 0n) wrong(`I26 credit ${id} is credited and lacks ${shortfall}`);

    if (isNew) this.#credited(row);
    if (isBack) {
      const had = this.#money.availableOf(owner, asset);
      const missing = had < amount ? amount - had : 0n;
      if (alone && shortfall !== missing) wrong(`I26 credit ${id} lacks ${shortfall} where ${missing} is missing`);
      this.#reversed(row);
    }
    this.#known.set(key, { ...row });
  }

  /** The batch is complete: what was taken back from books of the owners is what the rows say. */
  validate(): void {
    for (const id of new Set([...this.#due.keys(), ...this.#money.takenBack.keys()])) {
      const [due, taken] = [this.#due.get(id) ?? 0n, this.#money.takenBack.get(id) ?? 0n];
      if (due !== taken) wrong(`I26 credit ${id} was taken back with ${taken}, not ${due}`);
    }
    for (const [id, names] of this.#money.takenFrom) {
      for (const name of names)
        if (name !== this.#owners.get(id)) wrong(`I26 credit ${id} was taken back from ${name}`);
    }
    this.#due.clear();
    this.#owners.clear();
  }

  #credited({ id, owner, asset, amount }: Credit): void {
    this.#money.move(id, systemAccounts.outside, asset, -amount, 'deposit');
    this.#money.move(id, owner, asset, amount, 'deposit');
  }

  #reversed({ id, owner, asset, amount, shortfall }: Credit): void {
    this.#owners.set(id, `${owner} ${asset}`);
    this.#due.set(id, amount - shortfall);
    this.#money.move(id, systemAccounts.badDebt, asset, -shortfall, 'deposit-reversal');
    this.#money.move(id, systemAccounts.outside, asset, amount, 'deposit-reversal');
  }
}
