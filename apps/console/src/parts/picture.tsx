import { Icon, IconButton } from '@quay/ui';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { shellWords } from '../shell/words/index.ts';
import './picture.css';

const ZOOM_MAX = 6;
const STEP = 1.5;

export type PictureProps = {
  readonly label: string;
  /** Of the picture with the mark of who looks; nothing while it is hidden. */
  readonly url: string | undefined;
  readonly busy: boolean;
  onShow(): void;
  onHide(): void;
};

/** A document: hidden until it is asked for, then to be turned and looked at closely. */
export function Picture({ label, url, busy, onShow, onHide }: PictureProps) {
  const { picture: words } = shellWords.useWords();
  const [zoom, setZoom] = useState(1);
  const [quarterTurns, setQuarterTurns] = useState(0);
  const [large, setLarge] = useState(false);
  const [failed, setFailed] = useState('');
  const seen = url !== undefined && failed !== url;
  return (
    <figure className={`con-picture${large && seen ? ' con-picture--large' : ''}`}>
      <figcaption>
        <span className="q-ellipsis">{label}</span>
        {seen && (
          <span className="con-picture-acts">
            <IconButton
              icon="minus"
              size="s"
              quiet
              label={`${words.smaller}: ${label}`}
              onClick={() => setZoom(Math.max(1, zoom / STEP))}
            />
            <IconButton
              icon="plus"
              size="s"
              quiet
              label={`${words.larger}: ${label}`}
              onClick={() => setZoom(Math.min(ZOOM_MAX, zoom * STEP))}
            />
            <IconButton
              icon="refresh"
              size="s"
              quiet
              label={`${words.turn}: ${label}`}
              onClick={() => setQuarterTurns(quarterTurns + 1)}
            />
            <IconButton
              icon="expand"
              size="s"
              quiet
              aria-pressed={large}
              label={`${words.wide}: ${label}`}
              onClick={() => setLarge(!large)}
            />
            <IconButton icon="eyeoff" size="s" quiet label={`${words.hide}: ${label}`} onClick={onHide} />
          </span>
        )}
      </figcaption>
      {seen ? (
        <Sheet url={url} label={label} zoom={zoom} quarterTurns={quarterTurns} onFail={() => setFailed(url)} />
      ) : (
        <button
          type="button"
          className="con-picture-frame con-picture-hidden"
          aria-busy={busy || undefined}
          onClick={() => {
            if (url !== undefined) onHide();
            onShow();
          }}
        >
          <Icon name={url === undefined ? 'eyeoff' : 'warn'} />
          <span>{url === undefined ? words.hidden : words.failed}</span>
          <span className="q-act">{words.show}</span>
          <span className="q-unseen">{label}</span>
        </button>
      )}
    </figure>
  );
}

type Size = { readonly width: number; readonly height: number };

/** The picture as large as its frame allows, times the zoom; dragged and scrolled when it is larger. */
function Sheet(props: { url: string; label: string; zoom: number; quarterTurns: number; onFail: () => void }) {
  const { url, label, zoom, quarterTurns, onFail } = props;
  const frame = useRef<HTMLElement>(null);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const [natural, setNatural] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = frame.current!;
    const watch = new ResizeObserver(() => setRoom({ width: element.offsetWidth, height: element.offsetHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const sideways = quarterTurns % 2 === 1;
  const turned = sideways ? { width: natural.height, height: natural.width } : natural;
  const fit = natural.width === 0 ? 0 : Math.min(room.width / turned.width, room.height / turned.height) * zoom;

  const drag = useRef<{ x: number; y: number } | undefined>(undefined);
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = drag.current;
    if (!from) return;
    event.currentTarget.scrollBy({ left: from.x - event.clientX, top: from.y - event.clientY, behavior: 'instant' });
    drag.current = { x: event.clientX, y: event.clientY };
  };
  return (
    <section
      ref={frame}
      aria-label={label}
      className={`con-picture-frame${zoom > 1 ? ' con-picture-frame--zoomed' : ''}`}
      tabIndex={zoom > 1 ? 0 : undefined}
      onPointerDown={(event) => {
        if (zoom === 1) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={move}
      onPointerUp={() => {
        drag.current = undefined;
      }}
      onPointerCancel={() => {
        drag.current = undefined;
      }}
    >
      <div className="con-picture-sheet" style={{ width: turned.width * fit, height: turned.height * fit }}>
        <img
          src={url}
          alt={label}
          draggable={false}
          style={{
            width: natural.width * fit,
            height: natural.height * fit,
            transform: `translate(-50%, -50%) rotate(${quarterTurns * 90}deg)`,
          }}
          onLoad={({ currentTarget }) =>
            setNatural({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onError={onFail}
        />
      </div>
    </section>
  );
}
