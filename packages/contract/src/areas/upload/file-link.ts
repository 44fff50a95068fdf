import { z } from 'zod';
import { call } from '../../call.ts';
import { upload } from './refusals.ts';

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
