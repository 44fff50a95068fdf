import { defineWords } from '@quay/web-kit/language';

export type ContractsWords = typeof import('./en_US.ts').words;

export const contractsWords = defineWords<ContractsWords>(import.meta.glob('./*_*.ts'));
