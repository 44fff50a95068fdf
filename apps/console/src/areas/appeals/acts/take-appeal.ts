import { takeAppeal } from '@quay/contract/staff';
import { useAct } from '../../../request/hooks.ts';

/** Takes an appeal; both sides then see who handles it. */
export const useTakeAppeal = () => useAct(takeAppeal, { loud: true });
