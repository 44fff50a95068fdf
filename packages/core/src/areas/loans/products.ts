import { type Changes, Rows } from '../../engine/changes.ts';
import { type LoanProduct, type LoanRow, loanProductsTable } from './state.ts';

/** The terms on which assets are borrowed, and how far each product is used. */
export class Products extends Rows<LoanProduct> {
  constructor(changes: Changes) {
    super(loanProductsTable, changes);
  }

  of({ asset, pledge, days }: Pick<LoanRow, 'asset' | 'pledge' | 'days'>): LoanProduct | undefined {
    return this.get(`${asset}/${pledge}/${days}`);
  }

  /** A loan has so much more, or less, of principal and pledge. */
  moved(loan: Pick<LoanRow, 'asset' | 'pledge' | 'days'>, principal: bigint, pledged: bigint): void {
    const row = this.of(loan)!;
    row.lent += principal;
    row.pledged += pledged;
    this.touch(row);
  }
}
