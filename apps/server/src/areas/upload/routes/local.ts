import type { uploadLocal } from '@quay/contract/upload';
import { type Route, refused, told } from '../../../edge/route.ts';

export const uploadLocalRoute: Route<typeof uploadLocal> = async ({ purpose = 'identity' }, asking) => {
  const { owner, picture, address } = asking;
  const taken = await asking.vault.take({ bytes: picture, purpose, by: { user: owner }, address });
  return 'refusal' in taken ? refused(taken.refusal, taken.params, 'file') : told(taken);
};
