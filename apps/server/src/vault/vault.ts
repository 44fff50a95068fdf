import { hash, randomBytes } from 'node:crypto';
import type { Refusal } from '@quay/contract';
import {
  GUEST_FILES,
  MEGAPIXELS_MAX,
  type Uploaded,
  type UploadPurpose,
  USER_FILES,
  upload,
} from '@quay/contract/upload';
import type { FileOwner, Reads } from '@quay/store';
import { originOf } from '../edge/address-of.ts';
import { Busy } from '../edge/busy.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { ImageAnswer } from './image-process.ts';
import { startImages } from './images.ts';
import { linkTo, readLink } from './link.ts';
import { DATA_KEY_BYTES, SealedFiles } from './sealed-files.ts';

/** Who uploads: a user, or a guest by the token that the browser made for itself. */
export type Uploader = FileOwner;

/** Keeps pictures: decoded and made anew in a child process, sealed each with its own key, shown by short-lived links. */
export type Vault = {
  /** Takes a picture, or says why not. */
  take(picture: {
    readonly bytes: Uint8Array;
    readonly purpose: UploadPurpose;
    readonly by: Uploader;
    readonly address: string;
  }): Promise<Uploaded | Refused>;
  /** Whether the uploader has such a picture for this purpose. */
  has(fileId: string, by: Uploader, purpose: UploadPurpose): Promise<boolean>;
  /** What the uploader's own pictures for a purpose are, in the order of their ids; nothing when one of them is not there. */
  describe(fileIds: readonly string[], by: Uploader, purpose: UploadPurpose): Promise<Described[] | undefined>;
  /** It belongs to something now, and is kept; what nobody uses within a day is erased. */
  use(fileIds: readonly string[]): Promise<void>;
  /**
   * A link that shows the picture for five minutes, to nobody but this viewer (`user 1042`, `staff 3`, `guest …`).
   * `mark` is drawn across it.
   */
  link(fileId: string, viewer: string, mark?: string): string;
  /** What a link shows, as its address names it, and to whom. */
  show(fileId: string, query: Readonly<Record<string, unknown>>): Promise<Shown | 'forged' | 'expired' | 'gone'>;
  /** Erases a picture for good: its key goes, and its bytes. */
  erase(fileId: string): Promise<void>;
  /** Erases what nobody used within a day; gives how many. */
  sweep(): Promise<number>;
  close(): void;
};

/** `digest`: SHA-256 of the bytes as they are shown, in hexadecimal. */
export type Described = { readonly id: string; readonly size: number; readonly digest: string };

export type Shown = {
  readonly viewer: string;
  readonly type: string;
  /** The bytes, which are made only for who may see them. */
  bytes(): Promise<Uint8Array>;
};

export type VaultNeeds = {
  readonly files: Reads['upload'];
  readonly secrets: Secrets;
  /** Where the sealed bytes are kept. */
  readonly folder: string;
  readonly log: (line: string) => void;
  readonly now?: (() => number) | undefined;
};

const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
const SWEPT_AT_ONCE = 500;
/** Pictures of one address that may be worked on at once: nobody takes all places. */
const OF_ADDRESS = 4;
/** What every picture becomes. */
const TYPE = 'image/jpeg';
const ID = /^[0-9a-f]{32}$/;
const SEAL = 'file key';

export function createVault({ files, secrets, folder, log, now = Date.now }: VaultNeeds): Vault {
  const sealed = new SealedFiles(folder);
  const images = startImages();
  const working = new Map<string, number>();

  async function take({ bytes, purpose, by, address: from }: Parameters<Vault['take']>[0]): ReturnType<Vault['take']> {
    const at = now();
    const address = originOf(from);
    const quota = { most: 'user' in by ? USER_FILES : GUEST_FILES, since: at - DAY_MS };
    const full = await files.quotaUsed(by, address, quota);
    if (full) return quotaRefusal(full.oldestAt, at);
    const made = await images.remake(bytes);
    if ('wrong' in made) return wrongRefusal(made);

    const id = randomBytes(16).toString('hex');
    const key = randomBytes(DATA_KEY_BYTES);
    const { width, height } = made;
    const sealedKey = secrets.seal(SEAL, subjectOf(id, by), key);
    const picture = { type: TYPE, width, height, size: made.bytes.length, digest: hash('sha256', made.bytes) };
    const row = { id, owner: by, address, purpose, ...picture, sealedKey, at };
    // The row comes first: bytes without one would be found by nobody, and a row that nobody heard of is swept.
    const late = await files.addFile(row, quota);
    if (late) return quotaRefusal(late.oldestAt, at);
    try {
      await sealed.write(id, key, made.bytes);
    } catch (error) {
      log(`a picture could not be kept: ${error instanceof Error ? error.message : String(error)}`);
      await files.forgetFile(id);
      return { refusal: upload['file-not-kept'], params: {} };
    }
    return { fileId: id, url: link(id, viewerOf(by)), width, height };
  }

  const link = (fileId: string, viewer: string, mark = ''): string => linkTo(secrets, { fileId, viewer, mark }, now());

  return {
    async take(picture) {
      const mine = working.get(picture.address) ?? 0;
      if (mine >= OF_ADDRESS) throw new Busy('this address sends too many pictures at once');
      working.set(picture.address, mine + 1);
      try {
        return await take(picture);
      } finally {
        const left = working.get(picture.address)! - 1;
        if (left > 0) working.set(picture.address, left);
        else working.delete(picture.address);
      }
    },

    async has(fileId, by, purpose) {
      if (!ID.test(fileId)) return false;
      const row = await files.file(fileId);
      return row !== undefined && row.purpose === purpose && isSame(row.owner, by);
    },

    async describe(fileIds, by, purpose) {
      const described: Described[] = [];
      for (const id of fileIds) {
        const row = ID.test(id) ? await files.file(id) : undefined;
        if (!row || row.digest === null || row.purpose !== purpose || !isSame(row.owner, by)) return undefined;
        described.push({ id, size: row.size, digest: row.digest });
      }
      return described;
    },

    use: (fileIds) => files.useFiles(fileIds),

    link,

    async show(fileId, query) {
      const shown = readLink(secrets, fileId, query, now());
      if (typeof shown === 'string') return shown;
      const row = await files.file(fileId);
      if (!row) return 'gone';
      const { viewer, mark } = shown;
      return {
        viewer,
        type: row.type,
        async bytes() {
          const key = secrets.open(SEAL, subjectOf(row.id, row.owner), row.sealedKey);
          const plain = await sealed.read(row.id, key);
          return mark ? images.mark(plain, mark) : plain;
        },
      };
    },

    async erase(fileId) {
      await files.eraseFile(fileId, now());
      await sealed.remove(fileId);
    },

    async sweep() {
      const at = now();
      let swept = 0;
      for (;;) {
        const ids = await files.eraseUnused(at - DAY_MS, at, SWEPT_AT_ONCE);
        swept += ids.length;
        if (ids.length < SWEPT_AT_ONCE) break;
      }
      // Without their keys the bytes are worth nothing already; a crash may have left some.
      for (const id of await files.erasedSince(at - 2 * DAY_MS)) await sealed.remove(id);
      return swept;
    },

    close: () => images.close(),
  };
}

/** As the viewer of a link is called. */
export const viewerOf = (by: Uploader): string => ('user' in by ? `user ${by.user}` : `guest ${by.guest}`);

/** What a file's key is bound to. */
const subjectOf = (id: string, by: Uploader): string => `${id} of ${viewerOf(by)}`;

const isSame = (a: Uploader, b: Uploader): boolean => viewerOf(a) === viewerOf(b);

/** Why a picture was not taken. */
type Refused = { readonly refusal: Refusal; readonly params: Record<string, string> };

function quotaRefusal(oldestAt: number, at: number): Refused {
  const hours = Math.max(1, Math.ceil((oldestAt + DAY_MS - at) / HOUR_MS));
  return { refusal: upload['quota-used'], params: { hours: String(hours) } };
}

function wrongRefusal({ wrong }: Extract<ImageAnswer, { wrong: string }>): Refused {
  switch (wrong) {
    case 'not-image':
      return { refusal: upload['file-not-image'], params: {} };
    case 'too-many-pixels':
      return { refusal: upload['file-too-many-pixels'], params: { megapixels: String(MEGAPIXELS_MAX) } };
    case 'damaged':
      return { refusal: upload['file-damaged'], params: {} };
  }
}
