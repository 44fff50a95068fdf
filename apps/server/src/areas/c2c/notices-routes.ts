import { addPush, notices, removePush, saveNotices } from '@quay/contract/c2c';
import { type Served, serve } from './asking.ts';
import { addPushRoute } from './routes/add-push.ts';
import { noticesRoute } from './routes/notices.ts';
import { removePushRoute } from './routes/remove-push.ts';
import { saveNoticesRoute } from './routes/save-notices.ts';

export const c2cNoticeRoutes: readonly Served[] = [
  serve(notices, noticesRoute),
  serve(saveNotices, saveNoticesRoute),
  serve(addPush, addPushRoute),
  serve(removePush, removePushRoute),
];
