import { useEffect, useRef } from 'react';
import { FigureWriter, openSurface, type Surface, watchSurface } from './canvas-surface.ts';

export interface DepthPoint {
  price: number;
  /** Amount from the middle of the book up to this price. */
  total: number;
}

export interface DepthChartProps {
  /** Best price first. */
  bids: readonly DepthPoint[];
  asks: readonly DepthPoint[];
  formatPrice: (price: number) => string;
  formatTotal: (total: number) => string;
  /** What the picture shows, in words. */
  label: string;
}

interface Plot {
  surface: Surface;
  figures: FigureWriter;
  x: (price: number) => number;
  y: (total: number) => number;
  floor: number;
}

function plotOf(canvas: HTMLCanvasElement, { bids, asks }: DepthChartProps): Plot | undefined {
  const surface = openSurface(canvas);
  const lastBid = bids.at(-1);
  const lastAsk = asks.at(-1);
  const [bestBid] = bids;
  const [bestAsk] = asks;
  if (!surface || !lastBid || !lastAsk || !bestBid || !bestAsk) return undefined;
  const { context, width, height, rem, font } = surface;
  // The middle of the book is the middle of the picture; both sides reach equally far.
  const middle = (bestBid.price + bestAsk.price) / 2;
  const half = Math.min(middle - lastBid.price, lastAsk.price - middle) || 1;
  const most = Math.max(lastBid.total, lastAsk.total) * 1.08 || 1;
  const floor = height - 2.5 * rem;
  return {
    surface,
    figures: new FigureWriter(context, `420 ${1.5 * rem}px ${font}`),
    x: (price) => width / 2 + ((price - middle) / half) * (width / 2),
    y: (total) => floor - (total / most) * (floor - rem),
    floor,
  };
}

function drawSide(plot: Plot, points: readonly DepthPoint[], tone: '--rise' | '--fall') {
  const { surface, x, y, floor } = plot;
  const { context, width, color } = surface;
  const [best] = points;
  if (!best) return;
  const edge = tone === '--rise' ? 0 : width;
  const line = new Path2D();
  line.moveTo(x(best.price), floor);
  let end = floor;
  for (const point of points) {
    line.lineTo(x(point.price), end);
    end = y(point.total);
    line.lineTo(x(point.price), end);
  }
  line.lineTo(edge, end);
  const area = new Path2D(line);
  area.lineTo(edge, floor);
  area.closePath();
  context.fillStyle = color(`${tone}-soft`);
  context.fill(area);
  context.strokeStyle = color(tone);
  context.lineWidth = 1.5;
  context.stroke(line);
}

function drawAxis(plot: Plot, { bids, asks, formatPrice }: DepthChartProps) {
  const { surface, figures } = plot;
  const { context, width, height, rem, color } = surface;
  const lastBid = bids.at(-1);
  const lastAsk = asks.at(-1);
  const [bestBid] = bids;
  const [bestAsk] = asks;
  if (!lastBid || !lastAsk || !bestBid || !bestAsk) return;
  const middle = (bestBid.price + bestAsk.price) / 2;
  const half = Math.min(middle - lastBid.price, lastAsk.price - middle);
  context.fillStyle = color('--faint');
  for (const [price, align] of [
    [middle - half, 0],
    [middle, 0.5],
    [middle + half, 1],
  ] as const) {
    const text = formatPrice(price);
    figures.write(text, (width - figures.width(text)) * align, height - 0.75 * rem);
  }
}

/** A dot on the curve under the pointer, and what can be bought or sold up to there. */
function drawReading(plot: Plot, props: DepthChartProps, pointerX: number) {
  const { surface, figures, x, y } = plot;
  const { context, width, rem, color } = surface;
  const left = pointerX < width / 2;
  const points = left ? props.bids : props.asks;
  let found: DepthPoint | undefined;
  for (const point of points) {
    if (left ? x(point.price) >= pointerX : x(point.price) <= pointerX) found = point;
    else break;
  }
  if (!found) return;
  const at = { x: x(found.price), y: y(found.total) };
  context.strokeStyle = color('--line-3');
  context.lineWidth = 1;
  context.setLineDash([3, 3]);
  context.beginPath();
  context.moveTo(at.x, at.y);
  context.lineTo(at.x, plot.floor);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = color(left ? '--rise' : '--fall');
  context.beginPath();
  context.arc(at.x, at.y, rem / 2, 0, 2 * Math.PI);
  context.fill();
  const texts = [props.formatPrice(found.price), props.formatTotal(found.total)];
  const textWidth = Math.max(...texts.map((text) => figures.width(text)));
  const textX = Math.min(width - textWidth, Math.max(0, left ? at.x + rem : at.x - rem - textWidth));
  context.fillStyle = color('--text');
  texts.forEach((text, row) => {
    figures.write(text, textX, Math.max(1.5 * rem, at.y - 3 * rem) + row * 2 * rem);
  });
}

/** How much stands on both sides of the middle, summed outwards. */
export function DepthChart(props: DepthChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  const pointerX = useRef<number>(undefined);
  const redraw = useRef<() => void>(undefined);

  useEffect(() => {
    latest.current = props;
    redraw.current?.();
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let frame = 0;
    const paint = () => {
      frame = 0;
      const plot = plotOf(element, latest.current);
      if (!plot) return;
      drawSide(plot, latest.current.bids, '--rise');
      drawSide(plot, latest.current.asks, '--fall');
      drawAxis(plot, latest.current);
      if (pointerX.current !== undefined) drawReading(plot, latest.current, pointerX.current);
    };
    redraw.current = () => {
      frame ||= requestAnimationFrame(paint);
    };
    const stop = watchSurface(element, redraw.current);
    redraw.current();
    return () => {
      stop();
      cancelAnimationFrame(frame);
      redraw.current = undefined;
    };
  }, []);

  const read = (x: number | undefined) => {
    pointerX.current = x;
    redraw.current?.();
  };
  return (
    <canvas
      ref={canvas}
      className="q-depth"
      role="img"
      aria-label={props.label}
      onPointerMove={(event) => read(event.nativeEvent.offsetX)}
      onPointerDown={(event) => read(event.nativeEvent.offsetX)}
      onPointerLeave={() => read(undefined)}
    />
  );
}
