import type { rsaPub } from '@quay/contract/wallet';
import { type Route, told } from '../../../edge/route.ts';

export const rsaPubRoute: Route<typeof rsaPub> = async (_request, { encryption }) =>
  told({ key: await encryption.publicKey(), algorithm: 'RSA-OAEP-256' });
