import type { EarnOrder, EarnProduct } from '@quay/contract/earn';
import { paths } from '../../../paths.ts';

/** The page of a product: machines have their own. */
export const hrefOfProduct = ({ kind, product }: Pick<EarnProduct, 'kind' | 'product'>): string =>
  kind === 'machine' ? paths.machine({ open: String(product) }) : paths.fund({ product: String(product) });

export const hrefOfBuying = ({ kind, product }: Pick<EarnProduct, 'kind' | 'product'>): string =>
  kind === 'machine' ? paths.machineBuy(product) : paths.fundBuy(product);

export const hrefOfRules = ({ kind, product }: Pick<EarnProduct, 'kind' | 'product'>): string =>
  kind === 'machine' ? paths.machineRule() : paths.fundRule(product);

/** An order opened of the list that it stands in. */
export const hrefOfOrder = ({ kind, order }: Pick<EarnOrder, 'kind' | 'order'>): string =>
  kind === 'machine'
    ? paths.miningMachineOrder({ open: String(order) })
    : paths.financialOrder({ open: String(order) });
