import type { RequestOf } from '@quay/contract';
import { uploadLocal } from '@quay/contract/upload';
import type { Ask } from '../../request/client.ts';

/** Takes a picture of a user. It is decoded and made anew, without its metadata; the original is not kept. */
export const submitUploadLocal = (send: Ask, form: RequestOf<typeof uploadLocal>, signal: AbortSignal) =>
  send(uploadLocal, form, { signal, quiet: true });
