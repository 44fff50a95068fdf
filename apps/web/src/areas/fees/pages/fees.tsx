import { Tabs } from '@quay/ui';
import { useFilter } from '@quay/web-kit/router';
import type { ComponentType } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { ContractTerms } from '../parts/contract-terms.tsx';
import { EarnTerms } from '../parts/earn-terms.tsx';
import { SpotTerms } from '../parts/spot-terms.tsx';
import { WalletTerms } from '../parts/wallet-terms.tsx';
import { feeWords } from '../words/index.ts';
import '../fees.css';

const tabs = ['spot', 'contracts', 'wallet', 'earn'] as const;
const parts: Readonly<Record<(typeof tabs)[number], ComponentType>> = {
  spot: SpotTerms,
  contracts: ContractTerms,
  wallet: WalletTerms,
  earn: EarnTerms,
};
const PANEL = 'terms';

/** What everything costs and how much or little can be done: every figure is one that the exchange goes by now. */
export default function Fees() {
  const words = feeWords.useWords();
  const [filter, setFilter] = useFilter();
  const tab = tabs.find((one) => one === filter.get('tab')) ?? 'spot';
  const Part = parts[tab];
  return (
    <ColumnPage title={words.title} backTo={paths.helpCenter()}>
      <div className="fees-page">
        <p className="q-muted fees-about">{words.about}</p>
        <Tabs
          label={words.title}
          panelId={PANEL}
          items={tabs.map((id) => ({ id, label: words.tabs[id] }))}
          value={tab}
          onChange={(next) => setFilter({ tab: next })}
        />
        <div id={PANEL} role="tabpanel" aria-label={words.tabs[tab]}>
          <Part />
        </div>
      </div>
    </ColumnPage>
  );
}
