import { defineWords } from '@quay/web-kit/language';

export type AuditWords = typeof import('./en_US.ts').words;

export const auditWords = defineWords<AuditWords>(import.meta.glob('./*_*.ts'));
