import { deleteCanned } from '@quay/contract/staff';
import { useAct } from '../../../request/hooks.ts';

/** Deletes a ready answer. */
export const useDeleteCanned = () => useAct(deleteCanned, { loud: true });
