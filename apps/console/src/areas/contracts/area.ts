import { page } from '@quay/web-kit/page';
import type { Area } from '../../shell/areas.ts';

const shared = { group: 'work', rights: ['contracts'], queues: [] } as const;

export const contractsArea: Area = {
  ...shared,
  id: 'contracts',
  icon: 'contracts',
  letter: 'm',
  paths: ['/console/contracts', '/console/contracts/:symbol'],
  Page: page(() => import('./pages/contracts.tsx')),
};

export const exposuresArea: Area = {
  ...shared,
  id: 'exposures',
  icon: 'candles',
  letter: 'x',
  paths: ['/console/exposures'],
  Page: page(() => import('./pages/exposures.tsx')),
};

export const contractFundsArea: Area = {
  ...shared,
  id: 'contractFunds',
  icon: 'bank',
  letter: 'f',
  paths: ['/console/contract-funds'],
  Page: page(() => import('./pages/contract-funds.tsx')),
};

export const leadersArea: Area = {
  ...shared,
  id: 'leaders',
  icon: 'people',
  letter: 'i',
  paths: ['/console/leaders'],
  Page: page(() => import('./pages/leaders.tsx')),
};

export const abnormalPricesArea: Area = {
  ...shared,
  id: 'abnormalPrices',
  icon: 'alarm',
  letter: 'b',
  paths: ['/console/abnormal-prices'],
  Page: page(() => import('./pages/abnormal-prices.tsx')),
};
