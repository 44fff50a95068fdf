import { type OverlayFigure, registerOverlay } from 'klinecharts';
import { below, legendRows, textWidth } from './legend.ts';
import { marksIn } from './price-marks.ts';

export const ownOrderLines = 'quay-own-orders';

export type OwnOrderLook = {
  /** In the order of the overlay's points. */
  readonly labels: readonly { readonly text: string; readonly color: string; readonly beyond?: string | undefined }[];
  readonly ground: string;
  readonly family: string;
  /** Told with each drawing how high the lines are, and how high and wide the room for them. */
  readonly onDraw?: (heights: readonly number[], room: { readonly width: number; readonly height: number }) => void;
};

export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const size = 12;
const weight = 420;
const padding = 6;
const height = 20;
const margin = 8;
const apart = 6;

/** The first free place on a line, from the left; nothing when there is none before `right`. */
export function placeOn(y: number, width: number, right: number, taken: readonly Box[]): Box | undefined {
  const top = y - height / 2;
  const bottom = y + height / 2;
  const neighbours = taken
    .filter((box) => box.top < bottom && box.bottom > top)
    .sort((one, other) => one.left - other.left);
  let left = margin;
  for (const box of neighbours) if (box.left < left + width + apart) left = Math.max(left, box.right + apart);
  return left + width <= right ? { left, right: left + width, top, bottom } : undefined;
}

/** Own orders: a dashed line each with an outlined label at the left, beside the legend, the marked prices and the other labels. */
registerOverlay<OwnOrderLook>({
  name: ownOrderLines,
  totalStep: 2,
  lock: true,
  createPointFigures({ chart, coordinates, bounding, overlay, xAxis, yAxis }) {
    const { labels, ground, family, onDraw } = overlay.extendData;
    onDraw?.(
      coordinates.map(({ y }) => y),
      bounding,
    );
    const legend = legendRows(chart, overlay.paneId, bounding.width);
    const taken: Box[] = legend.ends.map((right, row) => {
      const top = legend.top + row * legend.rowHeight;
      return { left: 0, right, top, bottom: top + legend.rowHeight };
    });
    const rows = [...taken];
    if (xAxis && yAxis) {
      for (const { left, right, y } of marksIn(chart, bounding, xAxis, yAxis)) {
        taken.push({ left, right, top: y - size / 2, bottom: y + size / 2 });
      }
    }
    const lines: OverlayFigure[] = [];
    const tags: OverlayFigure[] = [];
    coordinates.forEach(({ y: at }, index) => {
      const label = labels[index];
      if (!label) return;
      const { color, beyond } = label;
      const isSeen = at >= 0 && at <= bounding.height;
      if (!isSeen && beyond === undefined) return;
      const text = isSeen ? label.text : `${beyond} ${at < 0 ? '\u2191' : '\u2193'}`;
      const width = textWidth(text, `${weight} ${size}px ${family}`) + 2 * padding;
      const place = (y: number) => ({ y, box: placeOn(y, width, bounding.width - margin, taken) });
      const edge = height / 2 + 2;
      // Above what is in sight: beside the legend, or where that takes the whole width under it.
      const heights = isSeen ? [at] : at < 0 ? [edge, below(legend) + edge] : [bounding.height - edge];
      const { y, box } = heights.map(place).find((one) => one.box) ?? place(heights[0]!);
      // A line through the words of the legend could not be told from one that strikes them out.
      const from = Math.max(0, ...rows.filter((row) => row.top <= y && y < row.bottom).map(({ right }) => right));
      if (isSeen)
        lines.push({
          type: 'line',
          ignoreEvent: true,
          attrs: {
            coordinates: [
              { x: from, y },
              { x: bounding.width, y },
            ],
          },
          styles: { style: 'dashed', dashedValue: [4, 3], size: 1, color },
        });
      if (!box) return;
      taken.push(box);
      tags.push({
        type: 'text',
        ignoreEvent: true,
        attrs: { x: box.left, y, text, align: 'left', baseline: 'middle' },
        styles: {
          style: 'stroke_fill',
          color,
          backgroundColor: ground,
          borderColor: color,
          borderSize: 1,
          borderRadius: 4,
          size,
          family,
          weight,
          paddingLeft: padding,
          paddingRight: padding,
          paddingTop: 3,
          paddingBottom: 3,
        },
      });
    });
    // All lines first: none runs over the label of another.
    return [...lines, ...tags];
  },
});
