import type { Refusal } from '@quay/contract';
import type { Uploaded, UploadPurpose } from '@quay/contract/upload';
import type { Reads } from '@quay/store';
import type { Secrets } from '../secrets/secrets.ts';

/** Who uploads: a user, or a guest by the token that the browser made for itself. */
export type Uploader = { readonly user: number } | { readonly guest: string };

/** Keeps pictures: decoded and made anew in a child process, sealed each with its own key, shown by short-lived links. */
export type Vault = {
  /** Takes a picture, or says why not. */
  take(picture: {
    readonly bytes: Uint8Array;
    readonly purpose: UploadPurpose;
    readonly by: Uploader;
    readonly address: string;
  }): Promise<Uploaded | { readonly refusal: Refusal; readonly params: Record<string, string> }>;
  /** Whether the uploader has such a picture for this purpose. */
  has(fileId: string, by: Uploader, purpose: UploadPurpose): Promise<boolean>;
  /** It belongs to something now, and is kept; what nobody uses within a day is erased. */
  use(fileIds: readonly string[]): Promise<void>;
  /**
   * A link that shows the picture for five minutes, to nobody but this viewer (`user 1042`, `staff 3`, `guest …`).
   * `mark` is drawn across it.
   */
  link(fileId: string, viewer: string, mark?: string): string;
  /** Erases a picture for good: its key goes, and its bytes. */
  erase(fileId: string): Promise<void>;
};

export function createVault(_needs: {
  readonly files: Reads['upload'];
  readonly secrets: Secrets;
  /** Where the sealed bytes are kept. */
  readonly folder: string;
}): Vault {
  throw new Error('to be written');
}
