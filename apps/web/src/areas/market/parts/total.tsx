import { Bone, buttonClass, ErrorRow, IconButton } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useDayProfit } from '../../../holdings/queries/day-profit.ts';
import { TotalFigure } from '../../../holdings/total-figure.tsx';
import { useTotalValue } from '../../../holdings/total-value.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { marketAreaWords } from '../words/index.ts';
import { DayCurve } from './day-curve.tsx';

/** What a member holds, and the next act. */
export function Total() {
  const words = marketAreaWords.useWords();
  const { value, failed, retry } = useTotalValue();
  const hidden = usePreferences((preferences) => preferences.hideBalances);
  const symbol = usePreferences((preferences) => preferences.lastSymbols.spot);
  const set = usePreferences((preferences) => preferences.set);
  return (
    <>
      <section className="home-total">
        <h1>
          {words.totalValue}
          <IconButton
            icon={hidden ? 'eyeoff' : 'eye'}
            size="s"
            quiet
            label={hidden ? words.showValues : words.hideValues}
            aria-pressed={hidden}
            onClick={() => set({ hideBalances: !hidden })}
          />
        </h1>
        {value && <Figures total={value} hidden={hidden} />}
        {!value && !failed && (
          <div className="q-skeleton" role="status" aria-label={words.totalValue}>
            <div className="home-figure">
              <Bone width={24} height={5} />
            </div>
            <Bone width={18} />
          </div>
        )}
      </section>
      {failed ? (
        <ErrorRow title={words.totalFailed} retryLabel={words.tryAgain} onRetry={retry}>
          {words.totalFailedWhy}
        </ErrorRow>
      ) : (
        <Curve />
      )}
      <div className="home-acts">
        <Link className={buttonClass()} to={paths.trade(symbol)}>
          {words.buy(symbol)}
        </Link>
        <Link className={buttonClass({ variant: 'second' })} to={paths.funds()}>
          {words.assets}
        </Link>
      </div>
    </>
  );
}

const tone = (change: string): string =>
  !/[1-9]/.test(change) ? 'q-muted' : change.startsWith('-') ? 'q-fall' : 'q-rise';

function Figures({ total, hidden }: { total: string; hidden: boolean }) {
  const words = marketAreaWords.useWords();
  const figures = useFigures();
  const day = useDayProfit();
  return (
    <>
      <div className="home-figure">
        <TotalFigure text={figures.money(total)} hidden={hidden} />
        {hidden && <span className="q-unseen">{words.valuesHidden}</span>}
      </div>
      <div className="home-change">
        {day ? (
          <>
            <span className={`q-n q-mid ${tone(day.profit)}`}>
              {!hidden && `${figures.signedMoney(day.profit)}\u2002`}
              {figures.percent(day.rate)}
            </span>
            {words.last24Hours}
          </>
        ) : (
          <Bone width={18} />
        )}
      </div>
    </>
  );
}

/** The same profit, hour by hour: it ends at the figure above it. */
function Curve() {
  const figures = useFigures();
  const day = useDayProfit();
  const rate = day?.rate ?? '0';
  const trend = day?.points.map(({ profit }) => Number(profit)) ?? [];
  return <DayCurve trend={trend} change={figures.percent(rate)} tone={tone(rate)} />;
}
