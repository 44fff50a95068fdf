import { upload as refusals, type Uploaded, type UploadPurpose, uploadMegabytes } from '@quay/contract/upload';
import { refusalWords, sayRefusal } from '@quay/web-kit/language';
import { Refusal } from '@quay/web-kit/request';
import { context } from '../request/ask.ts';
import { createAsk } from '../request/client.ts';
import { ensureGuestToken } from '../request/visitor.ts';
import { submitUploadGuest } from './acts/guest.ts';
import { submitUploadLocal } from './acts/local.ts';
import { prepared } from './prepared.ts';
import { fetchFileLink } from './queries/file-link.ts';
import { sendingWith } from './sending.ts';

const MEGABYTE = 1_048_576;

export type Upload = {
  readonly picture: Blob;
  readonly purpose: UploadPurpose;
  /** Nobody is logged in: the browser itself is the owner. */
  readonly guest?: boolean;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Sends a picture to the exchange; gives its id. Throws a {@link Refusal}. */
export async function uploadPicture({ picture, purpose, guest, onProgress, signal }: Upload): Promise<Uploaded> {
  const body = await prepared(picture);
  const megabytes = uploadMegabytes[purpose];
  if (body.size > megabytes * MEGABYTE) throw await tooLarge(String(megabytes));
  const form = new FormData();
  // The purpose says how much of the file is read, so it stands before it.
  form.append('purpose', purpose);
  form.append('file', body, 'picture');
  if (guest) ensureGuestToken();
  const send = createAsk({ ...context, fetch: sendingWith(onProgress), notify: () => undefined });
  // The field says what went wrong.
  return (guest ? submitUploadGuest : submitUploadLocal)(send, form as { purpose?: UploadPurpose }, signal);
}

/** Where the user's own picture can be looked at for some minutes. */
export async function linkOf(fileId: string): Promise<string> {
  return (await fetchFileLink({ fileId })).url;
}

async function tooLarge(megabytes: string): Promise<Refusal> {
  const { code, reason } = refusals['file-too-large'];
  const params = { megabytes };
  return new Refusal({ code, reason, params, words: sayRefusal(await refusalWords.load(), reason, params) ?? reason });
}
