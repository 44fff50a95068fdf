import type { UploadPurpose } from '@quay/contract/upload';
import { Refusal } from '@quay/web-kit/request';
import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '../upload/upload.ts';

/** A picture that goes with the next message: it is uploaded as soon as it is chosen. */
export type Attached = {
  readonly picture: Blob;
  /** Where this page can show it. */
  readonly preview: string;
  /** Of 0..1. */
  readonly share: number;
  readonly fileId: string | null;
  readonly failed: string | null;
};

/** What a picture is for, and who sends it. */
export type Attaching = { readonly purpose: UploadPurpose; readonly guest?: boolean };

export function useAttached({ purpose, guest = false }: Attaching, failureWords: string) {
  const [attached, setAttached] = useState<Attached | null>(null);
  const control = useRef<AbortController>(null);
  // Whoever leaves the screen no longer waits for it.
  useEffect(() => () => control.current?.abort(), []);

  async function attach(picture: Blob, preview = URL.createObjectURL(picture)) {
    control.current?.abort();
    const mine = new AbortController();
    control.current = mine;
    const change = (to: Partial<Attached>) => {
      if (mine === control.current) setAttached((now) => now && { ...now, ...to });
    };
    setAttached({ picture, preview, share: 0, fileId: null, failed: null });
    try {
      const onProgress = (share: number) => change({ share });
      const { fileId } = await uploadPicture({ picture, purpose, guest, onProgress, signal: mine.signal });
      change({ share: 1, fileId });
    } catch (failure) {
      if (!mine.signal.aborted) change({ failed: failure instanceof Refusal ? failure.words : failureWords });
    }
  }

  /** It has gone with a message, or is not wanted. */
  function clear({ used = false } = {}) {
    control.current?.abort();
    control.current = null;
    if (attached && !used) URL.revokeObjectURL(attached.preview);
    setAttached(null);
  }

  return { attached, attach, again: () => attached && attach(attached.picture, attached.preview), clear };
}
