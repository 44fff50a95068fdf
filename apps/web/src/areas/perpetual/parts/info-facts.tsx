import type { Contract } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { exactDecimals } from '@quay/web-kit/format';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';

/** The figures of a contract that everybody may see, side by side on a desktop. */
export function InfoFacts({ contract }: { contract: Contract }) {
  const words = perpetualWords.useWords();
  const { figures } = useShown(contract);
  const { mark, priceDecimals, openInterest, base, quote, lotSize, funding } = contract;
  const price = (value: string | undefined) => (value === undefined ? '–' : figures.price(value, priceDecimals));
  const exact = (value: string) => figures.quantity(value, exactDecimals(units(value), 0));
  const facts = [
    [words.mark, price(mark?.price), words.facts.decides],
    [words.index, price(mark?.indexPrice), words.facts.fromSources],
    [words.lastTrade, price(mark?.last), words.facts.neverAlone],
    ...(funding ? [[words.facts.lastFunding, figures.rate(funding.lastRate), words.facts.eightHours] as const] : []),
    [words.openInterest, `${exact(openInterest)} ${base}`, words.facts.oneSide],
    [words.facts.lot, `${exact(lotSize)} ${base}`, words.facts.paidIn(quote)],
  ] as const;
  return (
    <dl className="perpetual-facts">
      {facts.map(([label, figure, remark]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b className="q-n q-block">{figure}</b>
            <span className="q-muted q-t12">{remark}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
