import type { ContractTerm } from '@quay/contract/perpetual';
import type { Contract, ListDelivery } from '@quay/core';
import { text } from '@quay/money';
import type { VersionOfTiers } from '@quay/store';
import type { CorePort } from '../../../core-host/port.ts';
import type { ContractsView } from '../contracts-view.ts';
import { DELIVERY_FEE_RATE, type DeliveryPace, rootOf } from '../delivery-pace.ts';

type Needs = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly contracts: ContractsView;
  readonly pace: DeliveryPace;
  newest(symbol: string): Promise<VersionOfTiers>;
};

/** A dated contract on the terms of a perpetual one, with its tiers of now. */
function datedOf(contract: Contract, { cap, rows }: VersionOfTiers, term: ContractTerm, pace: DeliveryPace) {
  const { kind, coin, base, quote, tick, lot, minQuantity, maxQuantity, minNotional } = contract;
  const { priceBand, marketBand, maxOpenOrders, maxLeverage, openInterestMax } = contract;
  const { makerFeeRate, takerFeeRate, referencePrice } = contract;
  return {
    ...{ kind, coin, base, quote, tick, lot, minQuantity, maxQuantity, minNotional, priceBand, marketBand },
    ...{ maxOpenOrders, maxLeverage, openInterestMax, makerFeeRate, takerFeeRate, referencePrice, cap },
    rows: rows.map(({ floor, maintenanceRate, initialRate }) => ({ floor, maintenanceRate, initialRate })),
    ...{ root: rootOf(contract.symbol), term, ...pace, deliveryFeeRate: DELIVERY_FEE_RATE },
  } satisfies Omit<ListDelivery, 'staff'>;
}

/** Dated contracts as staff list and settle them. */
export const datedAdministration = ({ core, contracts, pace, newest }: Needs) => ({
  /** What the symbols of dated contracts begin with that have the terms of this one; nothing of a dated one. */
  rootOf: (symbol: string): string | undefined => (contracts.dated(symbol) ? undefined : rootOf(symbol)),

  /** The contract of a root and term that is not settled. */
  livingOf(root: string, term: ContractTerm): string | undefined {
    return contracts.all().find(({ symbol }) => {
      const dated = contracts.dated(symbol);
      return dated?.root === root && dated.term === term && dated.life !== 'settled';
    })?.symbol;
  },

  /** The index that an overdue contract is settled at; nothing of one that is not overdue. */
  overdueIndex(symbol: string): string | undefined {
    const index = contracts.overdueIndex(symbol);
    return index === undefined ? undefined : text(index);
  },

  /** Lists a dated contract with caps as the perpetual one has them; gives whether it is there, now or before. */
  async listDelivery(symbol: string, term: ContractTerm, staff: number): Promise<boolean> {
    const terms = datedOf(contracts.of(symbol), await newest(symbol), term, pace);
    const { outcome } = await core.submit<{ contract: string }>('perpetual/list-delivery', { ...terms, staff });
    if (!outcome.ok) return false;
    const { contract } = outcome.value;
    const caps = contracts.caps(symbol);
    if (caps && !contracts.caps(contract)) {
      const { shareFloor, shareMax, newAccountLeverage, newAccountMs } = caps;
      const terms = { contract, shareFloor, shareMax, newAccountLeverage, newAccountMs };
      await core.submit('perpetual/set-caps', { ...terms, staff });
    }
    return true;
  },

  /** Settles an overdue contract at the newest index of before that; gives whether it is settled, now or before. */
  async settleContract(symbol: string, staff: number): Promise<boolean> {
    const { outcome } = await core.submit('perpetual/settle-at-index', { contract: symbol, staff });
    // Approved once already, where a stop came before the decision was written.
    return outcome.ok || contracts.dated(symbol)?.staff === staff;
  },
});
