import type { ContractStatus } from '@quay/contract/perpetual';
import type { ContractOfConsole, StaffContract, TiersPreview } from '@quay/contract/staff';
import type { Contract, SyncingRow } from '@quay/core';
import { text } from '@quay/money';
import type { Reads, VersionOfTiers } from '@quay/store';
import type { CorePort } from '../../../core-host/port.ts';
import { tiersAt } from '../account.ts';
import type { ContractsView } from '../contracts-view.ts';
import type { DeliveryPace } from '../delivery-pace.ts';
import { sourcesOnWire } from '../index-sources.ts';
import { settingChangeOnWire } from '../records-wire.ts';
import { capsOnWire, contractStateOnWire, tierVersionOnWire } from '../wire.ts';
import { datedAdministration } from './dated.ts';
import { createExposures, type Exposures } from './exposures.ts';
import { capsOf, tiersOf, type WantedCaps, type WantedTiers } from './terms.ts';
import { contractWatch } from './watch.ts';

type Needs = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'perpetual' | 'staff'>;
  readonly contracts: ContractsView;
  /** Resolves when the rows are as new as what the core has decided; false where they are late. */
  caughtUp(): Promise<boolean>;
  /** Of the dated contracts that staff list. */
  readonly pace: DeliveryPace;
  now(): number;
};

/** What a status allows: a higher one allows less. */
const strictness: Readonly<Record<ContractStatus, number>> = { trading: 0, 'reduce-only': 1, halted: 2 };
/** Changes of a contract that its page shows. */
const CHANGES = 50;

export type ContractAdministration = ReturnType<typeof createContractAdministration>;

/** Contracts as staff watch and change them. */
export function createContractAdministration({ core, reads, contracts, caughtUp, pace, now }: Needs) {
  const exposures = createExposures({ rows: reads.perpetual, contracts, now });
  const watch = contractWatch({ rows: reads.perpetual, contracts, exposures, now });
  /** Each change of a contract waits for the one before it, so that none is decided by what is about to change. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  }

  const rowOf = (contract: Contract, { groups }: Exposures, syncing: readonly SyncingRow[]): ContractOfConsole => {
    const { symbol } = contract;
    const mark = contracts.mark(symbol);
    const funding = contracts.funding(symbol);
    const here = groups.filter(({ rows }) => rows.some((row) => row.contract === symbol));
    return {
      ...{ symbol, kind: contract.kind, base: contract.base, quote: contract.quote, status: contract.status },
      ...{ term: contracts.dated(symbol)?.term ?? null, expiry: contracts.expiryOf(symbol) },
      delivery: contractStateOnWire(contract, contracts).delivery,
      syncingSince: syncing.find((row) => row.contract === symbol)?.since ?? null,
      markPrice: mark ? text(mark.price) : null,
      markAt: mark?.at ?? null,
      indexPrice: dated.overdueIndex(symbol) ?? (mark ? text(mark.indexPrice) : null),
      last: mark ? text(mark.last) : null,
      openInterest: text(contract.openInterest),
      openInterestMax: text(contract.openInterestMax),
      fundingRate: funding ? text(funding.lastRate) : null,
      nextStamp: funding?.endsAt ?? null,
      holders: here.length,
      near: here.filter(({ isNear }) => isNear).length,
      liquidating: here.filter(({ isLiquidating }) => isLiquidating).length,
    };
  };

  const namesOfStaff = async (): Promise<(id: number) => string | null> => {
    const members = new Map((await reads.staff.members()).map(({ id, username }) => [id, username]));
    return (id) => members.get(id) ?? null;
  };

  const newest = async (symbol: string): Promise<VersionOfTiers> => {
    if (!(await caughtUp())) throw new Error('the rows are too far behind the ledger');
    return (await reads.perpetual.tierVersions(symbol)).at(-1)!;
  };

  const dated = datedAdministration({ core, contracts, pace, newest });

  return {
    ...{ rootOf: dated.rootOf, livingOf: dated.livingOf, overdueIndex: dated.overdueIndex },
    listDelivery: (...of: Parameters<typeof dated.listDelivery>) => inTurn(() => dated.listDelivery(...of)),
    settleContract: (...of: Parameters<typeof dated.settleContract>) => inTurn(() => dated.settleContract(...of)),

    ...{ risk: watch.risk, worst: watch.worst, funds: watch.funds, abnormal: watch.abnormal },

    statusOf: (symbol: string): ContractStatus | undefined => contracts.find(symbol)?.status,

    async list(): Promise<ContractOfConsole[]> {
      const [all, syncing] = await Promise.all([exposures(), reads.perpetual.syncing()]);
      return contracts.current(now()).map((contract) => rowOf(contract, all, syncing));
    },

    async detail(symbol: string): Promise<StaffContract | undefined> {
      const contract = contracts.find(symbol);
      if (!contract) return undefined;
      const { perpetual, staff } = reads;
      // Whoever has just changed it looks at once; rows that are late are shown as they are.
      await caughtUp();
      const [all, syncing, sources, versions, changes, requests, nameOf] = await Promise.all([
        exposures(),
        perpetual.syncing(),
        perpetual.sources(contract.coin),
        perpetual.tierVersions(symbol),
        perpetual.settingChanges(symbol, Number.MAX_SAFE_INTEGER, CHANGES),
        staff.openOfContract(symbol),
        namesOfStaff(),
      ]);
      const caps = contracts.caps(symbol);
      const shownCaps = capsOnWire(caps);
      return {
        ...rowOf(contract, all, syncing),
        maxLeverage: contract.maxLeverage,
        index: sourcesOnWire(sources, now())[0] ?? null,
        caps: caps && shownCaps ? { ...shownCaps, setAt: caps.setAt, setBy: nameOf(caps.staff) } : null,
        tiers: [...versions].reverse().map((one: VersionOfTiers) => ({
          ...tierVersionOnWire(one),
          setBy: nameOf(one.staff),
        })),
        tierVersion: tiersAt(versions, symbol, now()).version,
        changes: changes.map((change) => ({ ...settingChangeOnWire(change), by: nameOf(change.staff) })),
        requests: requests.map(({ id, kind, requestedByName }) => ({
          approvalId: id,
          kind,
          requestedBy: requestedByName,
        })),
      };
    },

    /** Whether a contract that stands like this would allow less by another status, or more. */
    allowsLess: (from: ContractStatus, to: ContractStatus): boolean => strictness[to] > strictness[from],

    /**
     * Gives a contract another status, if it has a status that `mayLeave` takes; else gives what it has. Where it has the
     * wanted one already, nothing changes.
     */
    setStatus: (
      symbol: string,
      to: ContractStatus,
      staff: number,
      mayLeave: (from: ContractStatus) => boolean,
    ): Promise<{ readonly done: boolean; readonly seq: number | undefined }> =>
      inTurn(async () => {
        const { status } = contracts.of(symbol);
        if (status === to) return { done: true, seq: undefined };
        if (!mayLeave(status)) return { done: false, seq: undefined };
        const { seq } = await core.submit('perpetual/set-status', { contract: symbol, status: to, staff });
        return { done: true, seq };
      }),

    areTiers: (wanted: WantedTiers): boolean => tiersOf(wanted) !== undefined,
    areCaps: (wanted: WantedCaps): boolean => capsOf(wanted) !== undefined,

    async newestTiers(symbol: string) {
      const { version, cap } = await newest(symbol);
      return { version, cap: text(cap) };
    },

    capsOf(symbol: string): (WantedCaps & { readonly setAt: number }) | undefined {
      const caps = contracts.caps(symbol);
      return caps && { ...capsOnWire(caps)!, setAt: caps.setAt };
    },

    previewTiers: (symbol: string, wanted: WantedTiers): Promise<TiersPreview> =>
      watch.preview(symbol, tiersOf(wanted)!),

    /** Sets tiers where `version` is still the newest one; gives whether they are set, now or by an earlier try. */
    setTiers: (
      { contract, appliesAt, ...wanted }: WantedTiers & { readonly contract: string; readonly appliesAt: number },
      version: number,
      staff: number,
    ): Promise<boolean> =>
      inTurn(async () => {
        const tiers = tiersOf(wanted)!;
        const last = await newest(contract);
        if (last.version === version) {
          await core.submit('perpetual/set-tiers', { contract, ...tiers, appliesAt, staff });
          return true;
        }
        return last.version === version + 1 && last.staff === staff && areSame(last, tiers);
      }),

    /** Sets caps where those are still there that were set at `setAt`; gives whether they are set, now or before. */
    setCaps: (
      { contract, ...wanted }: WantedCaps & { readonly contract: string },
      setAt: number,
      staff: number,
    ): Promise<boolean> =>
      inTurn(async () => {
        const caps = capsOf(wanted)!;
        const known = contracts.caps(contract);
        if ((known?.setAt ?? 0) === setAt) {
          await core.submit('perpetual/set-caps', { contract, ...caps, staff });
          return true;
        }
        const names = ['shareFloor', 'shareMax', 'newAccountLeverage', 'newAccountMs'] as const;
        return known?.staff === staff && names.every((name) => known[name] === caps[name]);
      }),
  };
}

/** Whether a version says the same as what is wanted. */
const areSame = (version: VersionOfTiers, { cap, rows }: NonNullable<ReturnType<typeof tiersOf>>): boolean =>
  version.cap === cap &&
  version.rows.length === rows.length &&
  version.rows.every(
    (row, n) =>
      row.floor === rows[n]!.floor &&
      row.maintenanceRate === rows[n]!.maintenanceRate &&
      row.initialRate === rows[n]!.initialRate,
  );
