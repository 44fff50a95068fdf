import type { CoverageRow } from '@quay/contract/earn';
import { Icon } from '@quay/ui';
import { CoinMark } from '../../../parts/coin-mark.tsx';

/** A coin for savings and terms; a chip for machines, a parcel for what is lent. Its name always stands beside it. */
export function ProductMark({ kind, asset, payer }: Pick<CoverageRow, 'kind' | 'asset' | 'payer'>) {
  if (kind !== 'machine') return <CoinMark symbol={asset} />;
  return (
    <span className="earn-mark">
      <Icon name={payer === 'promotion' ? 'gift' : 'mining'} size="s" />
    </span>
  );
}
