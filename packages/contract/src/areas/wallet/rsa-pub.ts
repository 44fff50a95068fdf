import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../fields.ts';

export const rsaPubRequest = nothing;

export const rsaPubResponse = z.object({
  key: z.string().describe('RSA public key, SPKI, base64'),
  algorithm: z.literal('RSA-OAEP-256'),
});

/**
 * The key to which a fund password may be encrypted on its way: `rsa:` and the base64 of RSA-OAEP with SHA-256. A fund
 * password that comes as it is is taken too; TLS protects both.
 */
export const rsaPub = call<z.infer<typeof rsaPubRequest>, z.infer<typeof rsaPubResponse>>({
  name: 'wallet/rsa-pub',
  method: 'GET',
  path: '/rsa_pub',
  permission: 'guest',
  refusals: [],
  about:
    'The key to which a fund password may be encrypted on its way: `rsa:` and the base64 of RSA-OAEP with SHA-256.',
});
