import type { Translation } from '@quay/words';
import type { AuditWords } from './index.ts';

export const words: Translation<AuditWords> = { columns: { id: 'Row', at: 'เมื่อไร', act: 'ทำ', hash: 'แฮช' } };
