import { z } from 'zod';
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

export const refusedWith = [
  upload['file-missing'],
  upload['file-too-large'],
  upload['file-not-image'],
  upload['file-too-many-pixels'],
  upload['file-damaged'],
  upload['quota-used'],
  upload['file-not-kept'],
];
