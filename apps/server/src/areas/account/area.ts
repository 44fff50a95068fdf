import type { Area } from '../../area.ts';
import type { AccountNeeds } from './needs.ts';

export const accountArea = (_needs: AccountNeeds): Area => ({ routes: [] });
