import type { conversations } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { conversationOnWire } from '../desk-on-wire.ts';

const LIST_MAX = 200;

export const conversationsRoute: Route<typeof conversations> = async ({ waiting }, { support }) => {
  const heads = await support.rows.conversations({ waitingOnly: waiting === 'yes', limit: LIST_MAX });
  return told(heads.map(conversationOnWire));
};
