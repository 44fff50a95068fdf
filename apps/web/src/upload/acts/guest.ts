import type { RequestOf } from '@quay/contract';
import { uploadGuest } from '@quay/contract/upload';
import type { Ask } from '../../request/client.ts';

/** Takes a picture of a guest, who is named by the `guest-token` header; a few a day from one address. */
export const submitUploadGuest = (send: Ask, form: RequestOf<typeof uploadGuest>, signal: AbortSignal) =>
  send(uploadGuest, form, { signal, quiet: true });
