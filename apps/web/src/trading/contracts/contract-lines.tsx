import { AreaLine } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { EVERY_MARKET, paths } from '../../paths.ts';
import { usePreferences } from '../../shell/preferences.ts';
import { contractLineWords } from './words/index.ts';

export type ContractPage = 'trade' | 'delivery' | 'information' | 'history' | 'traders' | 'notices';

type LineProps = {
  page: ContractPage;
  /** The contract that a page is about; else the one that was seen last. */
  symbol?: string | undefined;
  /** At the right: an export, what is in use. */
  children?: ReactNode;
};

/** The pages of contracts, above each of them on a desktop. */
export function ContractLine({ page, symbol, children }: LineProps) {
  const words = contractLineWords.useWords();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const of = symbol ?? seen;
  const hrefs: Record<ContractPage, string> = {
    trade: paths.perpetual(of),
    delivery: paths.delivery(coinOfSymbol(of)),
    information: paths.perpetualInfo(of),
    history: paths.perpetualActivity(),
    traders: paths.traders(),
    notices: paths.perpetualNotices(),
  };
  const items = Object.entries(hrefs).map(([name, href]) => ({ href, label: words[name as ContractPage] }));
  return (
    <AreaLine label={words.pages} items={items} current={hrefs[page]} link={AppLink}>
      {children}
    </AreaLine>
  );
}

/** The coin that a symbol begins with; dated contracts of it are listed under the coin alone. */
const coinOfSymbol = (symbol: string): string => symbol.replace(/USDT?-.*$/, '');

export type HistoryPart = 'activity' | 'orders' | 'fills' | 'payments' | 'realised' | 'receipts';

/** What the history of contracts consists of. */
export function HistoryLine({ part, children }: { part: HistoryPart; children?: ReactNode }) {
  const words = contractLineWords.useWords();
  const hrefs: Record<HistoryPart, string> = {
    activity: paths.perpetualActivity(),
    orders: paths.perpetualRecord(EVERY_MARKET),
    fills: paths.perpetualRecord(EVERY_MARKET, { tab: 'fills' }),
    payments: paths.perpetualPayments(),
    realised: paths.perpetualRealised(),
    receipts: paths.perpetualReceipts(),
  };
  const items = Object.entries(hrefs).map(([name, href]) => ({ href, label: words[name as HistoryPart] }));
  return (
    <AreaLine look="parts" label={words.parts} items={items} current={hrefs[part]} link={AppLink}>
      {children}
    </AreaLine>
  );
}

export type InformationPart = 'index' | 'funding' | 'fund' | 'queue' | 'calculator';

type InformationProps = { part: InformationPart; symbol?: string; coin?: string; children?: ReactNode };

/** What everybody may see of a contract. */
export function InformationLine({ part, symbol, coin, children }: InformationProps) {
  const words = contractLineWords.useWords();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const of = symbol ?? seen;
  const hrefs: Record<InformationPart, string> = {
    index: paths.perpetualInfo(of),
    funding: paths.perpetualFunding(of),
    fund: paths.perpetualFund(coin),
    queue: paths.perpetualQueue(of),
    calculator: paths.perpetualCalculator(of),
  };
  const items = Object.entries(hrefs).map(([name, href]) => ({ href, label: words[name as InformationPart] }));
  return (
    <AreaLine look="parts" label={words.parts} items={items} current={hrefs[part]} link={AppLink}>
      {children}
    </AreaLine>
  );
}
