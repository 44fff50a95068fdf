import { entry, manifest } from '../../manifest.ts';
import * as upload from './index.ts';

export const uploadManifest = manifest({
  area: 'upload',
  calls: [
    entry(upload.uploadLocal, upload.uploadLocalRequest, upload.uploadLocalResponse),
    entry(upload.uploadGuest, upload.uploadGuestRequest, upload.uploadGuestResponse),
    entry(upload.fileLink, upload.fileLinkRequest, upload.fileLinkResponse),
  ],
  refusals: upload.upload,
});
