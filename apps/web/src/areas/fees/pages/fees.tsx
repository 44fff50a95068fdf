import { Tabs } from '@quay/ui';
import { useFilter } from '@quay/web-kit/router';
import type { ComponentType } from 'react';
import { ListPage } from '../../../parts/list-page.tsx';
import { paths } from '../../../paths.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { ContractTerms } from '../parts/contract-terms.tsx';
import { EarnTerms } from '../parts/earn-terms.tsx';
import { FeeLine, type FeeTab, feeTabs } from '../parts/fee-line.tsx';
import { SpotTerms } from '../parts/spot-terms.tsx';
import { WalletTerms } from '../parts/wallet-terms.tsx';
import { feeWords } from '../words/index.ts';
import '../fees.css';

const parts: Readonly<Record<FeeTab, ComponentType>> = {
  spot: SpotTerms,
  contracts: ContractTerms,
  wallet: WalletTerms,
  earn: EarnTerms,
};
const PANEL = 'terms';

/** What everything costs and how much or little can be done: every figure is one that the exchange goes by now. */
export default function Fees() {
  const words = feeWords.useWords();
  const wide = useWide();
  const [filter, setFilter] = useFilter();
  const tab = feeTabs.find((one) => one === filter.get('tab')) ?? 'spot';
  const Part = parts[tab];
  return (
    <ListPage title={words.title} backTo={paths.helpCenter()} line={<FeeLine tab={tab} />}>
      {!wide && (
        <Tabs
          label={words.title}
          panelId={PANEL}
          items={feeTabs.map((id) => ({ id, label: words.tabs[id] }))}
          value={tab}
          onChange={(next) => setFilter({ tab: next })}
        />
      )}
      <div id={PANEL} {...(!wide && { role: 'tabpanel', 'aria-label': words.tabs[tab] })}>
        <p className="q-muted q-t12 fees-about">{words.about}</p>
        <Part />
      </div>
    </ListPage>
  );
}
