import type { Conversion } from '@quay/contract/convert';
import { AppBar, buttonClass, Empty, ListRow } from '@quay/ui';
import { columnDecimals, exactDecimals } from '@quay/web-kit/format';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { historyQuery } from '../queries/exchange-history.ts';
import { convertWords } from '../words/index.ts';
import '../convert.css';

/** What was exchanged, back to the first. */
export default function ExchangeHistoryPage() {
  const words = convertWords.useWords();
  const back = useBack(paths.exchangePage());
  useTitle(words.history);
  return (
    <div className="convert-page">
      <AppBar title={words.history} backLabel={words.back} onBack={back} />
      <EndlessList
        label={words.history}
        pages={useInfiniteQuery(historyQuery)}
        keyOf={(conversion: Conversion) => conversion.conversionId}
        row={(conversion) => <ConversionRow conversion={conversion} />}
        empty={
          <Empty
            title={words.noHistory}
            act={
              <AppLink className={buttonClass({ wide: true })} href={paths.exchangePage()}>
                {words.start}
              </AppLink>
            }
          >
            {words.noHistoryWhy}
          </Empty>
        }
      />
    </div>
  );
}

function ConversionRow({ conversion }: { conversion: Conversion }) {
  const words = convertWords.useWords();
  const figures = useFigures();
  const { give, take, giveAmount, takeAmount, at } = conversion;
  const inCoin = (amount: string, symbol: string) =>
    `${figures.quantity(amount, exactDecimals(amount, columnDecimals(symbol)))} ${symbol}`;
  return (
    <div className="convert-history">
      <ListRow
        start={<CoinMark symbol={take} />}
        title={words.exchanged(give, take)}
        sub={figures.dateTime(at)}
        figure={words.taken(inCoin(takeAmount, take))}
        figureSub={words.given(inCoin(giveAmount, give))}
      />
    </div>
  );
}
