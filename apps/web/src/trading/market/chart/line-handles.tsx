import { text, units } from '@quay/money';
import type { Chart } from 'klinecharts';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useFigures } from '../../../shell/figures.ts';
import type { LineMoves, OwnLine } from '../own-order.ts';
import { keyMoves, nearestTick } from './line-moves.ts';

type Line = OwnLine & { readonly handle: NonNullable<OwnLine['handle']> };
export const canMove = (line: OwnLine): line is Line => line.handle !== undefined;

type LineHandlesProps = {
  lines: readonly Line[];
  chart: Chart;
  paneId: string;
  tick: string;
  decimals: number;
  moves: LineMoves;
  /** Where the chart tells each handle its place when it draws. */
  elements: RefObject<Map<string, HTMLElement>>;
};

/** The handles of the lines that can be moved, by pointer and by keyboard. */
export function LineHandles({ lines, chart, paneId, tick, decimals, moves, elements }: LineHandlesProps) {
  const figures = useFigures();
  const held = useRef<string | null>(null);
  const step = units(tick);

  function move(id: string, event: PointerEvent<HTMLElement>) {
    const ground = event.currentTarget.parentElement;
    if (held.current !== id || !ground) return;
    const y = event.clientY - ground.getBoundingClientRect().top;
    const [point] = [chart.convertFromPixel([{ x: 0, y }], { paneId })].flat();
    if (point?.value !== undefined) moves.onMove(id, text(nearestTick(point.value, step)));
  }
  function letGo(id: string, dropped: boolean) {
    if (held.current !== id) return;
    held.current = null;
    if (dropped) moves.onDrop(id);
    else moves.onCancel(id);
  }
  function press({ handle: { id }, price }: Line, event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter' || event.key === ' ') moves.onDrop(id);
    else if (event.key === 'Escape') moves.onCancel(id);
    else {
      const moved = keyMoves(units(price), event, step);
      if (moved === null) return;
      moves.onMove(id, text(moved));
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return lines.map((line) => {
    const { handle, price, tone } = line;
    return (
      <button
        key={handle.id}
        ref={(element) => {
          if (element) elements.current.set(handle.id, element);
          else elements.current.delete(handle.id);
        }}
        type="button"
        className={`market-line-handle market-line-handle--${tone}`}
        role="slider"
        aria-orientation="vertical"
        aria-label={handle.name}
        aria-valuenow={Number(price)}
        aria-valuetext={figures.price(price, decimals)}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = handle.id;
        }}
        onPointerMove={(event) => move(handle.id, event)}
        onPointerUp={() => letGo(handle.id, true)}
        onPointerCancel={() => letGo(handle.id, false)}
        onKeyDown={(event) => press(line, event)}
      />
    );
  });
}
