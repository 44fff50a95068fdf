import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer, PasskeyChallenge } from '@quay/contract/identity';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What a device would do, with ES256 keys. What a thief would do otherwise can be set. */
export class SoftPasskey {
  readonly id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #publicKey: Uint8Array;
  origin: string;
  site = 'localhost';
  /** The device asks for its lock: a finger, a face, a number. */
  isVerified = true;
  counter = 0;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    const [east, north] = [x, y].map((part) => Buffer.from(part!, 'base64url'));
    // COSE: kind 2 (elliptic curve), algorithm -7 (ES256), curve 1 (P-256), and the two coordinates.
    this.#publicKey = map(
      [int(1), int(2)],
      [int(3), int(-7)],
      [int(-1), int(1)],
      [int(-2), bytes(east!)],
      [int(-3), bytes(north!)],
    );
  }

  /** Answers a challenge for a new passkey. */
  make({ challengeId, options }: PasskeyChallenge): PasskeyAnswer {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey]);
    const authData = Buffer.concat([this.#head(ATTESTED), attested]);
    const attestationObject = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(authData)],
    );
    const clientDataJSON = this.#clientData('webauthn.create', options);
    return this.#answer(challengeId, { clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** Answers a challenge for a passkey that is there. */
  use({ challengeId, options }: PasskeyChallenge): PasskeyAnswer {
    const authenticatorData = this.#head(0);
    const clientDataJSON = this.#clientData('webauthn.get', options);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
    return this.#answer(challengeId, {
      clientDataJSON,
      authenticatorData,
      signature: sign('sha256', signed, this.#key),
    });
  }

  #head(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | (this.isVerified ? VERIFIED : 0) | more;
    return Buffer.concat([createHash('sha256').update(this.site).digest(), Buffer.of(flags), counter]);
  }

  #clientData(type: string, { challenge }: PasskeyChallenge['options']): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  #answer(challengeId: string, parts: Readonly<Record<string, Uint8Array | readonly string[]>>): PasskeyAnswer {
    const id = this.id.toString('base64url');
    const response = Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [
        name,
        part instanceof Uint8Array ? Buffer.from(part).toString('base64url') : part,
      ]),
    );
    return { challengeId, response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} } };
  }
}

/** As much of CBOR as a passkey says. */
const head = (major: number, value: number): Buffer => {
  if (value < 24) return Buffer.of((major << 5) | value);
  if (value < 256) return Buffer.of((major << 5) | 24, value);
  return Buffer.of((major << 5) | 25, value >> 8, value & 0xff);
};
const int = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (...pairs: readonly (readonly [Uint8Array, Uint8Array])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);
