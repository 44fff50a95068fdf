import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

export const reviewsArea: Area = {
  id: 'reviews',
  icon: 'shield',
  group: 'work',
  rights: ['verification'],
  queues: ['verification', 'merchants'],
  letter: 'v',
  paths: ['/console/reviews', '/console/reviews/:reviewId'],
  Page: page(() => import('./pages/reviews.tsx')),
};
