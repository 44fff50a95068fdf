import { defineWords } from '@quay/web-kit/language';

export type DashboardWords = typeof import('./en_US.ts').words;

export const dashboardWords = defineWords<DashboardWords>(import.meta.glob('./*_*.ts'));
