import { feeTiers, VOLUME_DAYS } from '@quay/contract/trading/rules';
import { useFigures } from '../../../shell/figures.ts';
import { feeWords } from '../words/index.ts';
import { TermsTable } from './terms-table.tsx';
import { usePlain } from './use-plain.ts';

/** What a trader is let off of a market's own rates: the tiers that the core goes by, of spot and of contracts. */
export function TierTable() {
  const words = feeWords.useWords();
  const figures = useFigures();
  const plain = usePlain();
  return (
    <TermsTable
      title={words.tiers}
      about={words.tiersWhy(plain(String(VOLUME_DAYS)))}
      rows={feeTiers}
      keyOf={({ tier }) => String(tier)}
      columns={[
        { head: words.tier, cell: ({ tier }) => `${words.tier} ${tier}` },
        { head: words.volume, cell: ({ volume }) => plain(volume) },
        { head: words.makerShare, cell: ({ makerShare }) => figures.rate(makerShare) },
        { head: words.takerShare, cell: ({ takerShare }) => figures.rate(takerShare) },
      ]}
    />
  );
}
