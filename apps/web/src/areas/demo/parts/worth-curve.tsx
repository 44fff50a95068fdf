import type { DemoAccount } from '@quay/contract/demo';
import { Fragment } from 'react';
import { demoWords } from '../../../demo/words/index.ts';
import { useFigures } from '../../../shell/figures.ts';
import { courseOf, type Placed, type Point, placedIn } from '../course.ts';
import './worth-curve.css';

const WIDTH = 1000;
const HEIGHT = 100;

/** What the practice money was worth after each fill, over the line of what it began with. */
export function WorthCurve({ account, now }: { account: DemoAccount; now: number }) {
  const words = demoWords.useWords();
  const figures = useFigures();
  if (account.course.length === 0) return <p className="demo-no-curve q-muted">{words.noCurve}</p>;
  const points = courseOf(account, now);
  const { points: placed, level } = placedIn(points, Number(account.funds));
  const line = placed
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${figure(x * WIDTH)} ${figure(y * HEIGHT)}`)
    .join('');
  const [low, high] = [extreme(points, -1), extreme(points, 1)];
  const money = (at: number) => figures.quantity(String(points[at]!.worth), 2);
  const from = figures.dateTime(points[0]!.at);
  const end = placed.at(-1)!;
  return (
    <figure className="demo-curve">
      <div className="demo-curve-plot">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={words.curve(from, money(low), money(high))}
        >
          <line className="demo-curve-level" x1="0" x2={WIDTH} y1={level * HEIGHT} y2={level * HEIGHT} />
          <path className="demo-curve-line" d={line} />
        </svg>
        <i style={{ left: `${end.x * 100}%`, top: `${end.y * 100}%` }} />
        {[high, low].map((at, index) => (
          <Fragment key={index === 0 ? 'high' : 'low'}>
            {points[high]!.worth > points[low]!.worth && <Extreme place={placed[at]!}>{money(at)}</Extreme>}
          </Fragment>
        ))}
      </div>
      <figcaption className="q-t12 q-muted">
        <span className="q-n">{from}</span>
        <span>{words.curveNote}</span>
        <span>{words.now}</span>
      </figcaption>
    </figure>
  );
}

function Extreme({ place: { x, y }, children }: { place: Placed; children: string }) {
  return (
    <span
      className={`demo-curve-extreme q-t12 q-n${y < 0.5 ? ' demo-curve-extreme--high' : ''}`}
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, translate: `${-100 * x}% 0` }}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}

/** Where the lowest (-1) or the highest (1) point stands, the first of several. */
function extreme(points: readonly Point[], sign: 1 | -1): number {
  let found = 0;
  for (const [at, { worth }] of points.entries()) if (worth * sign > points[found]!.worth * sign) found = at;
  return found;
}

const figure = (value: number): string => value.toFixed(1);
