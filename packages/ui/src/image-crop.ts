/** A part of a picture in shares of its width and height, 0..1. */
export type Frame = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export const wholeFrame: Frame = { left: 0, top: 0, right: 1, bottom: 1 };
export const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;
export type Corner = (typeof corners)[number];

/** A frame keeps this share of each side. */
const LEAST = 0.1;
const QUALITY = 0.9;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The frame with one corner moved by shares of the sides; its sides stay inside of the picture and apart. */
export function withCorner(frame: Frame, corner: Corner, right: number, down: number): Frame {
  const atLeft = corner.endsWith('left');
  const atTop = corner.startsWith('top');
  return {
    left: atLeft ? between(0, frame.left + right, frame.right - LEAST) : frame.left,
    right: atLeft ? frame.right : between(frame.left + LEAST, frame.right + right, 1),
    top: atTop ? between(0, frame.top + down, frame.bottom - LEAST) : frame.top,
    bottom: atTop ? frame.bottom : between(frame.top + LEAST, frame.bottom + down, 1),
  };
}

/** The frame moved as it is. */
export function moved(frame: Frame, right: number, down: number): Frame {
  const across = between(-frame.left, right, 1 - frame.right);
  const along = between(-frame.top, down, 1 - frame.bottom);
  return {
    left: frame.left + across,
    right: frame.right + across,
    top: frame.top + along,
    bottom: frame.bottom + along,
  };
}

export const isWhole = ({ left, top, right, bottom }: Frame): boolean =>
  left === 0 && top === 0 && right === 1 && bottom === 1;

/** Size of the part and how it is drawn, at most so many pixels at its longer side. */
export function sizeOf(frame: Frame, width: number, height: number, longest: number) {
  const x = Math.round(frame.left * width);
  const y = Math.round(frame.top * height);
  const across = Math.max(1, Math.round(frame.right * width) - x);
  const down = Math.max(1, Math.round(frame.bottom * height) - y);
  const scale = Math.min(1, longest / Math.max(across, down));
  const to = (side: number) => Math.max(1, Math.round(side * scale));
  return { x, y, across, down, width: to(across), height: to(down) };
}

/**
 * The part of a picture as a JPEG, upright, at most so many pixels at its longer side. Throws for what the browser
 * cannot read as a picture.
 */
export async function drawPart(file: Blob, frame: Frame, longest: number): Promise<Blob> {
  const source = await createImageBitmap(file);
  try {
    const { x, y, across, down, width, height } = sizeOf(frame, source.width, source.height, longest);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    // A JPEG has no transparency; paper is white.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
    context.drawImage(source, x, y, across, down, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', QUALITY);
    });
  } finally {
    source.close();
  }
}
