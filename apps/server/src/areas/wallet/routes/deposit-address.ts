import { type depositAddress, wallet } from '@quay/contract/wallet';
import { type Route, refused, told } from '../../../edge/route.ts';
import { tokenAsked } from '../token-asked.ts';

export const depositAddressRoute: Route<typeof depositAddress> = async (request, asking) => {
  const { chain, owner } = asking;
  const token = tokenAsked(chain, request);
  if ('refusal' in token) return { outcome: { ok: false, ...token } };
  const { network } = request;
  if (!(await chain.isOpen(network))) return refused(wallet['deposit-closed'], { network }, 'network');
  return told({ address: await chain.addressOf(owner) });
};
