import type { Conversion } from '@quay/contract/convert';
import { buttonClass, Icon, KeyValue } from '@quay/ui';
import { columnDecimals, exactDecimals } from '@quay/web-kit/format';
import { AppLink } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { convertWords } from '../words/index.ts';
import { RateSaid } from './rate-said.tsx';

/** What came of it, its number, and the next step. */
export function Done({ conversion }: { conversion: Conversion }) {
  const words = convertWords.useWords();
  const figures = useFigures();
  const { conversionId, give, take, giveAmount, takeAmount, at } = conversion;
  const inCoin = (amount: string, symbol: string) =>
    `${figures.quantity(amount, exactDecimals(amount, columnDecimals(symbol)))}\u00a0${symbol}`;
  const number = String(conversionId);
  return (
    <>
      <section className="q-gutter convert-done" aria-live="polite">
        <span className="convert-done-mark">
          <Icon name="check" />
        </span>
        <h2 className="q-t24 q-n">{words.done(inCoin(takeAmount, take))}</h2>
        <p className="q-muted">{words.doneWhy(inCoin(giveAmount, give))}</p>
      </section>
      <dl className="q-gutter convert-facts">
        <KeyValue label={words.price}>
          <RateSaid {...conversion} />
        </KeyValue>
        <KeyValue label={words.doneAt}>
          <span className="q-n">{figures.dateTime(at)}</span>
        </KeyValue>
        <KeyValue label={words.doneNumber} copy={{ text: number, label: words.copy, copiedLabel: words.copied }}>
          <span className="q-code">{number}</span>
        </KeyValue>
      </dl>
      <div className="q-act-bar convert-act convert-two-acts">
        <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.exchangePage()}>
          {words.more}
        </AppLink>
        <AppLink className={buttonClass({ wide: true })} href={paths.funds()}>
          {words.seeFunds}
        </AppLink>
      </div>
    </>
  );
}
