import type { ContractStatus } from '@quay/contract/perpetual/rules';
import type { Price } from '@quay/money';
import { type Changes, Log, Rows } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Sequence } from '../../engine/sequences.ts';
import { type TierRow as MarginTier, type TierTable, tierTable } from '../../margin/tiers.ts';
import type { Listed } from '../../trading/instrument-numbers.ts';
import type { Listings } from '../../trading/instruments.ts';
import { type Dated, datedTable } from './dated-state.ts';
import { accountName, type MarginBook } from './margin-account-names.ts';
import {
  type Contract,
  contractsTable,
  type SettingChange,
  settingChangesTable,
  type TierRow,
  type TierVersion,
  tierRowsTable,
  tierVersionsTable,
} from './state.ts';

/** What a version of tiers says. */
export type Tiers = { readonly cap: bigint; readonly rows: readonly MarginTier[] };

type Version = { readonly appliesAt: number; readonly table: TierTable };

/** Which contracts there are, and the versions of their margin tiers. */
export class Contracts extends Rows<Contract> implements Listings {
  readonly versions: Rows<TierVersion>;
  readonly tierRows: Rows<TierRow>;
  /** What those with an end have besides. */
  readonly dated: Rows<Dated>;
  /** By contract, oldest first. */
  readonly #tables = new Map<string, Version[]>();
  /** By contract, what the account that it is margined on is called. */
  readonly #accounts = new Map<string, string>();
  /** By coin, in the order of their symbols, where they were asked for. */
  readonly #ofCoin = new Map<string, readonly Contract[]>();
  readonly #settingIds: Sequence;
  readonly #settings: Log<SettingChange>;

  constructor(changes: Changes, settingIds: Sequence) {
    super(contractsTable, changes);
    this.#settingIds = settingIds;
    this.#settings = new Log(settingChangesTable, changes);
    this.versions = new Rows(tierVersionsTable, changes);
    this.tierRows = new Rows(tierRowsTable, changes);
    this.dated = new Rows(datedTable, changes);
  }

  /** One that orders or positions are in. */
  of(symbol: string): Contract {
    const contract = this.get(symbol);
    always(contract !== undefined, `contract ${symbol} is not listed`);
    return contract;
  }

  /** The book of the ledger in which it is margined and settles. */
  bookOf(symbol: string): MarginBook {
    return this.dated.size > 0 && this.dated.get(symbol) ? 'delivery' : 'contract';
  }

  /** What its account is called: see `margin-account-names.ts`. */
  accountOf(symbol: string): string {
    let account = this.#accounts.get(symbol);
    if (account === undefined) {
      account = accountName(this.bookOf(symbol), this.of(symbol).quote);
      this.#accounts.set(symbol, account);
    }
    return account;
  }

  /** Whether a dated one has come to its end: nothing trades and nothing is liquidated any more. */
  hasEnded(symbol: string): boolean {
    const dated = this.dated.size === 0 ? undefined : this.dated.get(symbol);
    return dated !== undefined && dated.life !== 'trading' && dated.life !== 'averaging';
  }

  /** All of them in the order in which they were listed, as they are numbered among the instruments. */
  listed(): readonly Listed[] {
    return [...this.values()]
      .sort((a, b) => a.position - b.position)
      .map(({ symbol, listedAt }) => ({ product: 'perpetual', symbol, listedAt }));
  }

  /** Those that follow the index of a coin, in the order of their symbols. */
  ofCoin(coin: string): readonly Contract[] {
    const known = this.#ofCoin.get(coin);
    if (known) return known;
    const found = [...this.values()].filter((one) => one.coin === coin);
    found.sort((a, b) => (a.symbol < b.symbol ? -1 : 1));
    this.#ofCoin.set(coin, found);
    return found;
  }

  override add(row: Contract): Contract {
    this.#ofCoin.clear();
    return super.add(row);
  }

  traded(symbol: string, price: Price): void {
    const contract = this.of(symbol);
    contract.referencePrice = price;
    this.touch(contract);
  }

  /** The tiers that hold at a moment: those of the newest version that applies by then. */
  tiersOf(symbol: string, at: number): TierTable {
    const versions = this.#tables.get(symbol)!;
    let found = versions[0]!;
    if (versions.length === 1) return found.table;
    for (const version of versions) if (version.appliesAt <= at) found = version;
    return found.table;
  }

  /** The number of the version that {@link tiersOf} gives. */
  tierVersionOf(symbol: string, at: number): number {
    let found = 1;
    for (const [n, { appliesAt }] of this.#tables.get(symbol)!.entries()) if (appliesAt <= at) found = n + 1;
    return found;
  }

  /** Contracts of which a version began to apply after a moment, and until another. */
  tiersChanged(after: number, until: number): ReadonlySet<string> {
    const changed = [...this.versions.values()].filter(({ appliesAt }) => appliesAt > after && appliesAt <= until);
    return new Set(changed.map(({ contract }) => contract));
  }

  /** When the next version after a moment applies; never, where none was announced. */
  nextTiers(after: number): number {
    let next = Number.POSITIVE_INFINITY;
    for (const { appliesAt } of this.versions.values()) if (appliesAt > after) next = Math.min(next, appliesAt);
    return next;
  }

  /** Another status; `staff` is 0 where the rules of liquidation decided it. */
  setStatus(contract: Contract, status: ContractStatus, staff: number, at: number): void {
    const { symbol, status: before } = contract;
    contract.status = status;
    this.touch(contract);
    this.#changed({ contract: symbol, kind: 'status', before, after: status, appliesAt: at, staff, at });
  }

  /** Other tiers from a moment on; gives the number of their version. */
  setTiers(contract: string, tiers: Tiers, appliesAt: number, staff: number, at: number): number {
    const version = this.addTiers(contract, tiers, appliesAt, staff);
    const numbers = { before: String(version - 1), after: String(version) };
    this.#changed({ contract, kind: 'tiers', ...numbers, appliesAt, staff, at });
    return version;
  }

  /** Notes that caps were set, which are kept elsewhere. */
  capsWereSet(contract: string, before: string, after: string, staff: number, at: number): void {
    this.#changed({ contract, kind: 'caps', before, after, appliesAt: at, staff, at });
  }

  /** A dated contract was listed, has another term, or came to another part of its life. */
  datedChanged(
    contract: string,
    kind: 'listing' | 'term' | 'life',
    before: string,
    after: string,
    staff: number,
    at: number,
  ): void {
    this.#changed({ contract, kind, before, after, appliesAt: at, staff, at });
  }

  #changed(change: Omit<SettingChange, 'id'>): void {
    this.#settings.add({ id: this.#settingIds.next(), ...change });
  }

  /** Adds a version behind all others of a contract; gives its number. */
  addTiers(contract: string, { cap, rows }: Tiers, appliesAt: number, staff: number): number {
    const version = (this.#tables.get(contract)?.length ?? 0) + 1;
    this.versions.add({ contract, version, cap, appliesAt, staff });
    for (const [at, row] of rows.entries()) this.tierRows.add({ contract, version, tier: at + 1, ...row });
    this.#index(contract, { cap, rows }, appliesAt);
    return version;
  }

  #index(contract: string, { cap, rows }: Tiers, appliesAt: number): void {
    const tables = this.#tables.get(contract) ?? [];
    tables.push({ appliesAt, table: tierTable(rows, cap) });
    this.#tables.set(contract, tables);
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.position - b.position);
    this.#tables.clear();
    this.#accounts.clear();
    this.#ofCoin.clear();
    const rows = [...this.tierRows.values()].sort((a, b) => (a.floor < b.floor ? -1 : 1));
    for (const { contract, version, cap, appliesAt } of [...this.versions.values()].sort(
      (a, b) => a.version - b.version,
    )) {
      const own = rows.filter((row) => row.contract === contract && row.version === version);
      this.#index(contract, { cap, rows: own }, appliesAt);
    }
  }
}
