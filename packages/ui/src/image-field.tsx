import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { ErrorWords } from './error-words.tsx';
import { Icon } from './icon.tsx';
import { ImageCropSheet, type ImageCropWords } from './image-crop-sheet.tsx';
import { type ImageOutline, ImageOutlineDrawing } from './image-outline.tsx';
import { TickRule } from './tick-rule.tsx';
import { usePicture } from './use-picture.ts';

/** Pixels of the longer side that are worth keeping of a document. */
export const LONGEST_SIDE = 2560;

export interface ImageFieldWords {
  choose: string;
  camera: string;
  /** "Uploading, 40%" */
  uploading: (percent: number) => string;
  cancel: string;
  uploaded: string;
  replace: string;
  remove: string;
  tryAgain: string;
  /** What the preview shows, for a screen reader: "Your picture". */
  preview: string;
  crop: ImageCropWords;
}

export interface ImageFieldProps {
  label: ReactNode;
  /** What has to be seen on it, in a line or two. */
  hint?: ReactNode;
  outline?: ImageOutline;
  /** Types a browser offers: `image/jpeg`. */
  accept: readonly string[];
  /** Which camera of a phone takes it. */
  camera?: 'environment' | 'user';
  /** A frame cuts the document out before it goes. */
  crop?: boolean;
  /** The id of the file at the exchange; nothing while there is none. */
  value: string | null;
  onChange: (fileId: string | null) => void;
  /** Sends it. `onProgress` takes a share of 0..1. */
  upload: (picture: Blob, onProgress: (share: number) => void, signal: AbortSignal) => Promise<{ fileId: string }>;
  /** Why an upload failed, in the reader's words. */
  failureWords: (failure: unknown) => string;
  /** Where a file that this page has not sent itself can be looked at. Without it such a file has no preview. */
  link?: (fileId: string) => Promise<string>;
  /** A picture is on its way. */
  onBusy?: (busy: boolean) => void;
  error?: ReactNode;
  words: ImageFieldWords;
}

type Sending = {
  readonly picture: Blob;
  readonly share: number;
  readonly failed?: string;
};

/** A picture for the exchange: chosen, dropped or taken with the camera, seen before and after it is sent. */
export function ImageField({
  label,
  hint,
  outline,
  accept,
  camera,
  crop = false,
  value,
  onChange,
  upload,
  failureWords,
  link,
  onBusy,
  error,
  words,
}: ImageFieldProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const photographer = useRef<HTMLInputElement>(null);
  const control = useRef<AbortController>(null);
  const [cropping, setCropping] = useState<File | null>(null);
  const [sending, setSending] = useState<Sending | null>(null);
  const [sent, setSent] = useState<{ fileId: string; picture: Blob } | null>(null);
  const [over, setOver] = useState(false);

  // Whoever leaves the screen no longer waits for it.
  useEffect(() => () => control.current?.abort(), []);

  function take(file: File | undefined) {
    if (!file) return;
    if (crop && file.type.startsWith('image/')) setCropping(file);
    else void send(file);
  }

  async function send(picture: Blob) {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    setSending({ picture, share: 0 });
    onBusy?.(true);
    try {
      const progress = (share: number) => mine === control.current && setSending({ picture, share });
      const { fileId } = await upload(picture, progress, mine.signal);
      if (mine.signal.aborted) return;
      setSent({ fileId, picture });
      setSending(null);
      onChange(fileId);
    } catch (failure) {
      if (!mine.signal.aborted) setSending({ picture, share: 0, failed: failureWords(failure) });
    } finally {
      if (mine === control.current) onBusy?.(false);
    }
  }

  function cancel() {
    control.current?.abort();
    setSending(null);
    onBusy?.(false);
  }

  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files[0]);
    },
  };
  const said = sending?.failed ?? error;
  const choose = (input: React.RefObject<HTMLInputElement | null>) => () => input.current?.click();
  return (
    <fieldset
      className={`q-image${said ? ' q-image--error' : ''}${over ? ' q-image--over' : ''}`}
      aria-describedby={said ? `${id}-below` : undefined}
      data-invalid={said ? true : undefined}
      {...drop}
    >
      <legend className="q-field-head">{label}</legend>
      <div className="q-image-box">
        {sending ? (
          <SendingPicture sending={sending} words={words} onCancel={cancel} onRetry={() => void send(sending.picture)}>
            <Chooser words={words} again onChoose={choose(chooser)} />
          </SendingPicture>
        ) : value === null ? (
          <div className="q-image-empty">
            {outline && <ImageOutlineDrawing of={outline} />}
            {hint && <p className="q-muted">{hint}</p>}
            <div className="q-image-acts">
              {camera && (
                <Button variant="second" size="row" className="q-image-camera" onClick={choose(photographer)}>
                  <Icon name="camera" size="s" />
                  {words.camera}
                </Button>
              )}
              <Chooser words={words} onChoose={choose(chooser)} />
            </div>
          </div>
        ) : (
          <>
            <Preview
              fileId={value}
              own={sent?.fileId === value ? sent.picture : null}
              {...(link && { link })}
              alt={words.preview}
            />
            <div className="q-image-foot">
              <span className="q-image-state">
                <Icon name="check" size="s" />
                {words.uploaded}
              </span>
              <Chooser words={words} again onChoose={choose(chooser)} />
              <Button variant="quiet" onClick={() => onChange(null)}>
                {words.remove}
              </Button>
            </div>
          </>
        )}
      </div>
      <FileInput of={chooser} label={words.choose} accept={accept} onTake={take} />
      {camera && <FileInput of={photographer} label={words.camera} accept={accept} capture={camera} onTake={take} />}
      {said && (
        <div id={`${id}-below`} className="q-field-below q-field-below--error" role="alert">
          <ErrorWords>{said}</ErrorWords>
        </div>
      )}
      {crop && (
        <ImageCropSheet
          file={cropping}
          words={words.crop}
          longest={LONGEST_SIDE}
          onClose={() => setCropping(null)}
          onUse={(picture) => {
            setCropping(null);
            void send(picture);
          }}
        />
      )}
    </fieldset>
  );
}

function Chooser({ words, again, onChoose }: { words: ImageFieldWords; again?: boolean; onChoose: () => void }) {
  return again ? (
    <Button variant="quiet" onClick={onChoose}>
      {words.replace}
    </Button>
  ) : (
    <Button variant="second" size="row" onClick={onChoose}>
      {words.choose}
    </Button>
  );
}

type SendingPictureProps = {
  sending: Sending;
  words: ImageFieldWords;
  onCancel: () => void;
  onRetry: () => void;
  children: ReactNode;
};

function SendingPicture({ sending, words, onCancel, onRetry, children }: SendingPictureProps) {
  const url = usePicture(sending.picture);
  const state = words.uploading(Math.floor(sending.share * 100));
  return (
    <>
      <div className="q-image-preview q-image-preview--sending">
        <Shown src={url} alt={words.preview} />
      </div>
      {sending.failed === undefined ? (
        <div className="q-image-foot">
          <div className="q-image-progress">
            <span className="q-n">{state}</span>
            <TickRule share={sending.share} label={state} ticks={40} fill />
          </div>
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        </div>
      ) : (
        <div className="q-image-foot">
          <Button variant="second" size="row" onClick={onRetry}>
            {words.tryAgain}
          </Button>
          {children}
          <Button variant="quiet" onClick={onCancel}>
            {words.remove}
          </Button>
        </div>
      )}
    </>
  );
}

type PreviewProps = { fileId: string; own: Blob | null; link?: (fileId: string) => Promise<string>; alt: string };

function Preview({ fileId, own, link, alt }: PreviewProps) {
  const here = usePicture(own);
  const [there, setThere] = useState<string>();
  useEffect(() => {
    if (own || !link) return;
    let wanted = true;
    // Without a link the field still says that the picture is there.
    link(fileId).then(
      (url) => wanted && setThere(url),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [own, fileId, link]);
  return (
    <div className="q-image-preview">
      <Shown src={own ? here : there} alt={alt} />
    </div>
  );
}

/** A file that no browser can draw, and one that is not there yet, stand as an icon. */
function Shown({ src, alt }: { src: string | undefined; alt: string }) {
  const [broken, setBroken] = useState<string>();
  if (!src || broken === src) return <Icon name="file" />;
  return <img src={src} alt={alt} onError={() => setBroken(src)} />;
}

type FileInputProps = {
  of: React.RefObject<HTMLInputElement | null>;
  label: string;
  accept: readonly string[];
  capture?: 'environment' | 'user';
  onTake: (file: File | undefined) => void;
};

function FileInput({ of, label, accept, capture, onTake }: FileInputProps) {
  return (
    <input
      ref={of}
      hidden
      type="file"
      aria-label={label}
      accept={accept.join(',')}
      capture={capture}
      onChange={(event) => {
        onTake(event.target.files?.[0]);
        // The same file may be chosen once more.
        event.target.value = '';
      }}
    />
  );
}
