import type { Translation } from '@quay/words';
import type { OutboxWords } from './index.ts';

export const words: Translation<OutboxWords> = {
  deliveries: { sent: 'ส่งแล้ว', failed: 'ล้มเหลว' },
  columns: { to: 'ถึง', delivery: 'Delivery', at: 'เมื่อไร' },
};
