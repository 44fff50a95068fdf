import type { Area } from '../../area.ts';
import type { CreditNeeds } from './needs.ts';

export const creditArea = (_needs: CreditNeeds): Area => ({ routes: [] });
