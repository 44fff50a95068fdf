import type { Price } from '@quay/money';
import type { CurvePoint } from '../sums/settlement.ts';

const WIDTH = 1_000;
const HEIGHT = 300;
/** Around what is drawn, of its height. */
const PAD = 24;
/** Levels with a figure at the right. */
const LEVELS = 4;

type WindowCurveProps = {
  points: readonly CurvePoint[];
  startsAt: number;
  endsAt: number;
  /** Where the price can still end; nothing once it is fixed. */
  wedge: { readonly low: Price; readonly high: Price } | null;
  /** The price so far, or the fixed one. */
  price: Price;
  formatPrice: (price: Price) => string;
  formatTime: (at: number) => string;
  label: string;
};

/** The index of a window thin, its mean thick, and a wedge to where that can still end. */
export function WindowCurve(props: WindowCurveProps) {
  const { points, startsAt, endsAt, wedge, price, formatPrice, formatTime, label } = props;
  const last = points.at(-1);
  if (!last) return null;
  const prices = [
    ...points.flatMap(({ index, mean }) => [index, mean]),
    price,
    ...(wedge ? [wedge.low, wedge.high] : []),
  ];
  const numbers = prices.map(Number);
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low || 1;
  const x = (at: number) => ((at - startsAt) / (endsAt - startsAt)) * WIDTH;
  const y = (of: Price) => HEIGHT - PAD - ((Number(of) - low) / span) * (HEIGHT - 2 * PAD);
  const path = (of: (point: CurvePoint) => Price) =>
    points.map((point, n) => `${n === 0 ? 'M' : 'L'}${x(point.at).toFixed(1)} ${y(of(point)).toFixed(1)}`).join('');
  const levels = Array.from({ length: LEVELS }, (_, n) => BigInt(Math.round(low + (span * n) / (LEVELS - 1))));
  const near = Math.abs(HEIGHT / 14);
  return (
    <figure className="delivery-curve" role="img" aria-label={label}>
      <div className="delivery-curve-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {levels.map((level) => (
            <line key={String(level)} className="delivery-curve-level" x1="0" x2={WIDTH} y1={y(level)} y2={y(level)} />
          ))}
          {wedge && (
            <path
              className="delivery-curve-wedge"
              d={`M${x(last.at)} ${y(price)}L${WIDTH} ${y(wedge.high)}L${WIDTH} ${y(wedge.low)}Z`}
            />
          )}
          <path className="delivery-curve-index" d={path(({ index }) => index)} />
          <path className="delivery-curve-mean" d={path(({ mean }) => mean)} />
          {wedge && <line className="delivery-curve-now" x1={x(last.at)} x2={x(last.at)} y1="0" y2={HEIGHT} />}
        </svg>
        <div className="delivery-curve-axis" aria-hidden="true">
          {levels
            .filter((level) => Math.abs(y(level) - y(price)) > near)
            .map((level) => (
              <span key={String(level)} className="q-n" style={{ top: `${(y(level) / HEIGHT) * 100}%` }}>
                {formatPrice(level)}
              </span>
            ))}
          <b className="q-n" style={{ top: `${(y(price) / HEIGHT) * 100}%` }}>
            {formatPrice(price)}
          </b>
        </div>
      </div>
      <p className="delivery-curve-times q-t12 q-muted q-n" aria-hidden="true">
        {[0, 1, 2, 3].map((n) => (
          <span key={n}>{formatTime(startsAt + ((endsAt - startsAt) * n) / 3)}</span>
        ))}
      </p>
    </figure>
  );
}

const TICKS = 60;

/** How much of a window is over, in 60 thick ticks, with a post at now. */
export function WindowTicks({ share, label }: { share: number; label: string }) {
  const at = (tick: number) => `${0.4 + (99.2 * tick) / (TICKS - 1)}%`;
  const over = Math.floor(share * TICKS);
  return (
    <svg className="delivery-ticks" role="img" aria-label={label}>
      {Array.from({ length: TICKS }, (_, tick) => (
        <line
          key={at(tick)}
          className={tick < over ? 'q-on' : undefined}
          x1={at(tick)}
          x2={at(tick)}
          y1={tick % 10 === 0 ? '10%' : '32%'}
          y2="95%"
        />
      ))}
      {share > 0 && share < 1 && (
        <rect className="delivery-life-now" x={`${share * 99}%`} y="0" width=".625rem" height="100%" rx="2" />
      )}
    </svg>
  );
}
