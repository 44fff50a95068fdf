import { ECDH } from 'node:crypto';
import type { Address } from 'viem';
import { HDKey, publicKeyToAddress } from 'viem/accounts';

/** The address of each user, from the extended public key alone: no private key is needed to receive. */
export function depositAddresses(depositKey: string): (user: number) => Address {
  const key = HDKey.fromExtendedKey(depositKey);
  return (user) => addressOf(key.deriveChild(user).publicKey!);
}

/** Of a public key in its short form. */
export function addressOf(publicKey: Uint8Array): Address {
  const whole = ECDH.convertKey(publicKey, 'secp256k1', undefined, 'hex', 'uncompressed') as string;
  return publicKeyToAddress(`0x${whole}`);
}
