import { defineWords } from '@quay/web-kit/language';

export type SettingsWords = typeof import('./en_US.ts').words;

export const settingsWords = defineWords<SettingsWords>(import.meta.glob('./*_*.ts'));
