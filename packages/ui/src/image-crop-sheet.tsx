import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { type Corner, corners, drawPart, type Frame, isWhole, moved, wholeFrame, withCorner } from './image-crop.ts';
import { Sheet } from './sheet.tsx';
import { usePicture } from './use-picture.ts';

/** What an arrow key moves, in shares of a side. */
const STEP = 0.02;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

export interface ImageCropWords {
  title: string;
  close: string;
  /** "Drag the corners to the edges of the document." */
  lead: string;
  corners: Readonly<Record<Corner, string>>;
  move: string;
  use: string;
  using: string;
}

export interface ImageCropSheetProps {
  /** Nothing closes the sheet. */
  file: File | null;
  words: ImageCropWords;
  /** Pixels of the longer side that are worth keeping. */
  longest: number;
  onClose: () => void;
  /** The file itself when nothing was cut off. */
  onUse: (picture: Blob) => void;
}

/** Cuts a document out of a photo with a frame of four corners: by finger, mouse or arrow keys. */
export function ImageCropSheet({ file, words, longest, onClose, onUse }: ImageCropSheetProps) {
  const [frame, setFrame] = useState(wholeFrame);
  const [drawing, setDrawing] = useState(false);
  // The sheet leaves with what was in it, and the next picture begins whole.
  const [last, setLast] = useState(file);
  if (file && file !== last) {
    setLast(file);
    setFrame(wholeFrame);
  }

  async function use() {
    if (!file) return;
    if (isWhole(frame)) return onUse(file);
    setDrawing(true);
    try {
      onUse(await drawPart(file, frame, longest));
    } catch {
      // The browser showed it and cannot draw it: it goes whole.
      onUse(file);
    } finally {
      setDrawing(false);
    }
  }

  return (
    <Sheet
      open={file !== null}
      onClose={onClose}
      title={words.title}
      closeLabel={words.close}
      foot={
        <Button wide loading={drawing} loadingLabel={words.using} onClick={() => void use()}>
          {words.use}
        </Button>
      }
    >
      <p className="q-muted">{words.lead}</p>
      {last && <CropFrame file={last} frame={frame} words={words} onChange={setFrame} />}
    </Sheet>
  );
}

type CropFrameProps = { file: File; frame: Frame; words: ImageCropWords; onChange: (frame: Frame) => void };

function CropFrame({ file, frame, words, onChange }: CropFrameProps) {
  const url = usePicture(file);
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number; frame: Frame } | null>(null);
  const change = (from: Frame, corner: Corner | null, right: number, down: number) =>
    onChange(corner ? withCorner(from, corner, right, down) : moved(from, right, down));

  /** What a handle, or the frame itself, does with a pointer and with keys. */
  const dragged = (corner: Corner | null) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY, frame };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const box = stage.current?.getBoundingClientRect();
      const from = held.current;
      if (!box || !from) return;
      change(from.frame, corner, (event.clientX - from.x) / box.width, (event.clientY - from.y) / box.height);
    },
    onPointerUp() {
      held.current = null;
    },
    onPointerCancel() {
      held.current = null;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = arrows[event.key];
      if (!step) return;
      event.preventDefault();
      change(frame, corner, ...step);
    },
  });

  const share = (value: number) => `${value * 100}%`;
  const inset = [frame.top, 1 - frame.right, 1 - frame.bottom, frame.left].map(share).join(' ');
  return (
    <div ref={stage} className="q-image-crop">
      <img src={url} alt="" draggable={false} />
      <div className="q-image-crop-shade">
        <div style={{ inset }} />
      </div>
      <div className="q-image-crop-frame" style={{ inset }}>
        <button type="button" className="q-image-crop-move" aria-label={words.move} {...dragged(null)} />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className={`q-image-crop-corner q-image-crop-corner--${corner}`}
            aria-label={words.corners[corner]}
            {...dragged(corner)}
          />
        ))}
      </div>
    </div>
  );
}
