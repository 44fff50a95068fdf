import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** What a file begins with: nonce, then tag, then the sealed bytes. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
export const DATA_KEY_BYTES = 32;

/** Files that nobody can read without their key, by id, in two levels so that no folder gets too many. */
export class SealedFiles {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #fileOf(id: string): string {
    return path.join(this.#folder, id.slice(0, 2), id);
  }

  /** Durable when it resolves; when it fails, nothing of it is left. */
  async write(id: string, key: Uint8Array, plain: Uint8Array): Promise<void> {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(id));
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    const sealedFile = this.#fileOf(id);
    const partial = `${sealedFile}.part`;
    await mkdir(path.dirname(sealedFile), { recursive: true, mode: 0o700 });
    try {
      const file = await open(partial, 'wx', 0o600);
      try {
        // Unlike a single write, this goes on until everything is written, or fails on a full disk.
        await file.writeFile(Buffer.concat([nonce, cipher.getAuthTag(), sealed]));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(partial, sealedFile);
      await syncFolder(path.dirname(sealedFile));
    } catch (error) {
      await rm(partial, { force: true });
      await rm(sealedFile, { force: true });
      throw error;
    }
  }

  /** @throws when the bytes are not what was written */
  async read(id: string, key: Uint8Array): Promise<Buffer> {
    const bytes = await readFile(this.#fileOf(id));
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      .setAAD(Buffer.from(id))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  }

  /** Removing what is not there is no error. */
  async remove(id: string): Promise<void> {
    await rm(this.#fileOf(id), { force: true });
    await rm(`${this.#fileOf(id)}.part`, { force: true });
  }
}

/** A rename is durable once its folder is. */
async function syncFolder(name: string): Promise<void> {
  const folder = await open(name);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
