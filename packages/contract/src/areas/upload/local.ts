import type { z } from 'zod';
import { call } from '../../call.ts';
import { refusedWith, type Uploaded, uploaded, uploadRequest } from './uploaded.ts';

export const uploadLocalRequest = uploadRequest;

export const uploadLocalResponse = uploaded;

/** Takes a picture of a user. It is decoded and made anew, without its metadata; the original is not kept. */
export const uploadLocal = call<z.infer<typeof uploadLocalRequest>, Uploaded>({
  name: 'upload/local',
  method: 'POST',
  path: '/uc/upload/local/image',
  permission: 'user',
  whileFrozen: true,
  multipart: true,
  refusals: refusedWith,
  about: 'Takes a picture of a user. It is decoded and made anew, without its metadata; the original is not kept.',
});
