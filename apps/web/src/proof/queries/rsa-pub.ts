import { rsaPub } from '@quay/contract/wallet';
import { ask } from '../../request/ask.ts';

/** The key to which a fund password may be encrypted on its way: `rsa:` and the base64 of RSA-OAEP with SHA-256. */
export const fetchRsaPub = () => ask(rsaPub, {}, { quiet: true });
