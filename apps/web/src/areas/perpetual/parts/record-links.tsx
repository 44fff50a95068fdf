import type { Contract } from '@quay/contract/perpetual';
import { AppLink } from '@quay/web-kit/router';
import { EVERY_MARKET, paths } from '../../../paths.ts';
import { bookOf } from '../facts.ts';
import { contractRecordWords } from '../words/records/index.ts';

/** The way to one's own records of contracts and to what everybody may see of one. */
export function RecordLinks({ contract, own }: { contract: Contract; own: boolean }) {
  const { more, links } = contractRecordWords.useWords();
  const { symbol, quote, expiry } = contract;
  const isDated = expiry !== null;
  const mine = [
    isDated ? [links.settlements, paths.deliveryRecord(EVERY_MARKET)] : [links.payments, paths.perpetualPayments()],
    [links.activity, paths.perpetualActivity()],
    [links.realised, paths.perpetualRealised()],
    [links.receipts, paths.perpetualReceipts()],
    [links.following, paths.following()],
  ];
  const everybodys = [
    [links.traders, paths.traders()],
    // Dated contracts have no funding.
    isDated ? [links.samples, paths.deliverySamples(symbol)] : [links.funding, paths.perpetualFunding(symbol)],
    [links.info, paths.perpetualInfo(symbol)],
    [links.fund, paths.perpetualFund(quote, bookOf(contract))],
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
