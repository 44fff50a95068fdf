import { z } from 'zod';

/** Room for one that is encrypted. */
export const fundPasswordText = z.string().max(1000).describe('as it is, or encrypted to the key of /rsa_pub');
