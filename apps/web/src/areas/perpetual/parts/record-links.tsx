import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { contractRecordWords } from '../words/records/index.ts';

/** The way to one's own records of contracts and to what everybody may see of one. */
export function RecordLinks({ symbol, coin, own }: { symbol: string; coin: string; own: boolean }) {
  const { more, links } = contractRecordWords.useWords();
  const mine = [
    [links.payments, paths.perpetualPayments()],
    [links.realised, paths.perpetualRealised()],
    [links.receipts, paths.perpetualReceipts()],
    [links.following, paths.following()],
  ];
  const everybodys = [
    [links.traders, paths.traders()],
    [links.funding, paths.perpetualFunding(symbol)],
    [links.info, paths.perpetualInfo(symbol)],
    [links.fund, paths.perpetualFund(coin)],
    [links.queue, paths.perpetualQueue(symbol)],
    [links.calculator, paths.perpetualCalculator(symbol)],
  ];
  return (
    <nav className="perpetual-links" aria-label={more}>
      {[...(own ? mine : []), ...everybodys].map(([label, href]) => (
        <AppLink key={label} className="q-act" href={href!}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
