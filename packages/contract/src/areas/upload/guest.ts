import type { z } from 'zod';
import { call } from '../../call.ts';
import { refusedWith, type Uploaded, uploaded, uploadRequest } from './uploaded.ts';

export const uploadGuestRequest = uploadRequest;

export const uploadGuestResponse = uploaded;

/** Takes a picture of a guest, who is named by the `guest-token` header; a few a day from one address. */
export const uploadGuest = call<z.infer<typeof uploadGuestRequest>, Uploaded>({
  name: 'upload/guest',
  method: 'POST',
  path: '/uc/upload/guest/image',
  permission: 'guest',
  multipart: true,
  refusals: refusedWith,
  about: 'Takes a picture of a guest, who is named by the `guest-token` header; a few a day from one address.',
});
