import type { Translation } from '@quay/words';
import type { DashboardWords } from './index.ts';

export const words: Translation<DashboardWords> = { overdue: 'เกินกำหนดชำระ', total: 'รวม' };
