import type { Amount } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type EarnProduct, earnProductsTable } from './state.ts';

/** Everything that can be bought, or could. */
export class Products extends Rows<EarnProduct> {
  constructor(changes: Changes) {
    super(earnProductsTable, changes);
  }

  find(id: number): EarnProduct | undefined {
    return this.get(String(id));
  }

  /** Savings of an asset: there is one product of it. */
  savingsOf(asset: string): EarnProduct | undefined {
    for (const product of this.values()) {
      if (product.kind === 'flexible' && product.asset === asset) return product;
    }
    return undefined;
  }

  /** Whether another product of a kind and asset has a name. */
  isNamed({ kind, asset, name }: Pick<EarnProduct, 'kind' | 'asset' | 'name'>, but = 0): boolean {
    for (const other of this.values()) {
      if (other.id !== but && other.kind === kind && other.asset === asset && other.name === name) return true;
    }
    return false;
  }

  /** So much more, or less, is held, in so many orders more. */
  moved(product: EarnProduct, amount: Amount, orders: number): void {
    product.held += amount;
    product.orders += orders;
    this.touch(product);
  }

  /** Income was paid. */
  paid(product: EarnProduct, amount: Amount): void {
    product.paid += amount;
    this.touch(product);
  }
}
