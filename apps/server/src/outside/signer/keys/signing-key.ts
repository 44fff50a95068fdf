import { type Address, type Hex, hexToBytes, isHex, keccak256, recoverAddress } from 'viem';
import { privateKeyToAddress, sign } from 'viem/accounts';

/**
 * One key that signs, wherever it is kept: in this process, in a KMS or in an HSM. Nothing else of a key is known to
 * the signer, so that another place for keys is another implementation of this.
 */
export type SigningKey = {
  readonly address: Address;
  /**
   * Signs the Keccak-256 hash of these bytes; gives r, s and v in 65 bytes. Two calls may give two signatures.
   *
   * @throws {KeyUnavailable} when the key cannot be used now
   * @throws {WrongSignature} when what came back is not a signature of this key
   */
  sign(bytes: Hex): Promise<Hex>;
};

/** The place where the key is kept does not answer, or does not have it now. Asking again later is right. */
export class KeyUnavailable extends Error {
  override readonly name = 'KeyUnavailable';
}

/** What came back is no signature of the key that was asked. */
export class WrongSignature extends Error {
  override readonly name = 'WrongSignature';
}

/** A key in this process. */
export function localKey(privateKey: Hex): SigningKey {
  return {
    address: privateKeyToAddress(privateKey),
    sign: (bytes) => sign({ hash: keccak256(bytes), privateKey, to: 'hex' }),
  };
}

/** Half the order of secp256k1: above it networks take no signature, since anybody could make a second one of it. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

/** A signature that came from elsewhere, when this key made it for these bytes. @throws {WrongSignature} */
export async function checkedSignature(said: unknown, bytes: Hex, address: Address): Promise<Hex> {
  if (typeof said !== 'string' || !isHex(said) || said.length !== 132) throw new WrongSignature('it is no signature');
  const signature = said.toLowerCase() as Hex;
  if (BigInt(`0x${signature.slice(66, 130)}`) > HALF_ORDER) throw new WrongSignature('its s is in the upper half');
  if (![0, 1, 27, 28].includes(hexToBytes(signature)[64]!)) throw new WrongSignature('its v is none of 0, 1, 27, 28');
  const signer = await recoverAddress({ hash: keccak256(bytes), signature }).catch(() => undefined);
  if (signer !== address) throw new WrongSignature(`another key than that of ${address} made it`);
  return signature;
}
