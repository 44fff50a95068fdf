import { fileLink, uploadGuest, uploadLocal } from '@quay/contract/upload';
import { type Served, serve } from '../../edge/route.ts';
import { fileLinkRoute } from './routes/file-link.ts';
import { uploadGuestRoute } from './routes/guest.ts';
import { uploadLocalRoute } from './routes/local.ts';

export const uploadRoutes: readonly Served[] = [
  serve(uploadLocal, uploadLocalRoute),
  serve(uploadGuest, uploadGuestRoute),
  serve(fileLink, fileLinkRoute),
];
