import { z } from 'zod';
import { call } from '../../call.ts';
import { upload } from './refusals.ts';
import { uploadPurposes } from './sets.ts';

/** The fields beside the file, which is the part named `file`. */
export const uploadRequest = z.strictObject({
  purpose: z
    .enum(uploadPurposes)
    .optional()
    .describe('`identity` when absent, `reset` for a guest; stands before the file'),
});
export const uploaded = z.object({
  fileId: z.string().describe('names the file in other calls'),
  url: z.string().describe('where the uploader can look at it for five minutes'),
  width: z.number().int(),
  height: z.number().int(),
});
export type Uploaded = z.infer<typeof uploaded>;

const refusedWith = [
  upload['file-missing'],
  upload['file-too-large'],
  upload['file-not-image'],
  upload['file-too-many-pixels'],
  upload['file-damaged'],
  upload['quota-used'],
  upload['file-not-kept'],
];

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

export const fileLinkRequest = z.strictObject({ fileId: z.string().max(64) });
export const fileLinkResponse = z.object({ url: z.string().describe('good for five minutes, for this viewer') });
/** A short-lived link to a picture of one's own. */
export const fileLink = call<z.infer<typeof fileLinkRequest>, z.infer<typeof fileLinkResponse>>({
  name: 'upload/file-link',
  method: 'GET',
  path: '/uc/upload/link',
  permission: 'user',
  refusals: [upload['file-unknown']],
  about: "A short-lived link to a picture of one's own.",
});
