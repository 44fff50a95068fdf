import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { alice } from '@quay/cast';
import { GUEST_FILES, LINK_MS, type Uploaded, USER_FILES } from '@quay/contract/upload';
import { type Cluster, migrate, openReads, type Reads, startCluster } from '@quay/store';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSecrets } from '../secrets/secrets.ts';
import { startImages } from './images.ts';
import { bmp, packedPng, phonePicture, picture, scriptGif } from './testing/pictures.ts';
import { createVault, type Uploader, type Vault } from './vault.ts';

const DAY = 24 * 60 * 60_000;
let place: string;
let cluster: Cluster;
let reads: Reads;
let vault: Vault;
let user: number;
let at = Date.now();
const logged: string[] = [];
const secrets = openSecrets(randomBytes(32));

beforeAll(async () => {
  place = mkdtempSync(path.join(tmpdir(), 'quay-vault-'));
  chmodSync(place, 0o755);
  cluster = await startCluster({ dataDir: path.join(place, 'data'), log: () => undefined });
  await migrate(cluster.url);
  reads = openReads(cluster.url);
  vault = createVault({
    files: reads.upload,
    secrets,
    folder: path.join(place, 'files'),
    log: (line) => logged.push(line),
    now: () => at,
  });
  user = await newUser(alice.username);
});
afterAll(async () => {
  vault?.close();
  await reads?.close();
  await cluster?.stop();
  rmSync(place, { recursive: true, force: true });
});

async function newUser(username: string): Promise<number> {
  const added = await reads.identity.addUser({ username, passwordHash: 'h', usercode: username, at });
  return (added as { id: number }).id;
}

let addresses = 0;
const take = (bytes: Uint8Array, by: Uploader = { user }, address = `192.0.2.${++addresses}`) =>
  vault.take({ bytes, purpose: 'identity', by, address });
const kept = async (bytes: Uint8Array, by: Uploader = { user }): Promise<Uploaded> => {
  const taken = await take(bytes, by);
  if ('refusal' in taken) throw new Error(taken.refusal.reason);
  return taken;
};
const reasonOf = async (bytes: Uint8Array, by?: Uploader, address?: string) => {
  const taken = await take(bytes, by, address);
  return 'refusal' in taken ? taken.refusal.reason : 'taken';
};
const show = (url: string) => {
  const address = new URL(url, 'http://quay');
  return vault.show(path.basename(address.pathname), Object.fromEntries(address.searchParams));
};
const seen = async (url: string): Promise<Uint8Array> => {
  const shown = await show(url);
  if (typeof shown === 'string') throw new Error(shown);
  expect(shown.type).toBe('image/jpeg');
  return shown.bytes();
};
const stored = (): string[] =>
  readdirSync(path.join(place, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe('what is taken', () => {
  test.each(['jpeg', 'png', 'gif'] as const)('a %s comes back as a new JPEG of the same pixels', async (format) => {
    const taken = await kept(await picture(format));
    expect(taken).toMatchObject({ width: 64, height: 48, fileId: expect.stringMatching(/^[0-9a-f]{32}$/) });
    const bytes = await seen(taken.url);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 64, height: 48 });
    expect(data[0]).toBeGreaterThan(190);
    expect(data[1]).toBeLessThan(70);
    expect([...data.subarray(63 * 3, 64 * 3)].every((part) => part > 240)).toBe(true);
  });

  test('BMP of 24 and of 8 bits', async () => {
    const plain = bmp(2, 1, [0, 0, 255, 255, 255, 255, 0, 0], { bits: 24 });
    const indexed = bmp(2, 1, [1, 0, 0, 0], { bits: 8 }, [
      [255, 255, 255],
      [255, 0, 0],
    ]);
    for (const file of [plain, indexed]) {
      const taken = await kept(file);
      const pixels = await sharp(await seen(taken.url))
        .raw()
        .toBuffer();
      expect(pixels[0]).toBeGreaterThan(pixels[1]! + 40);
      expect(pixels.length).toBe(6);
    }
  });

  test('a phone’s picture is turned upright, and nothing says where and with what it was taken', async () => {
    const original = await phonePicture();
    expect(original.includes('Secret Phone')).toBe(true);
    const taken = await kept(original);
    expect([taken.width, taken.height]).toEqual([48, 64]);
    const bytes = Buffer.from(await seen(taken.url));
    const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    for (const secret of ['Secret Phone', 'secret place', 'script', 'Exif']) expect(bytes.includes(secret)).toBe(false);
    // What was left is on top now.
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect(data[1]).toBeLessThan(70);
    expect(data.at(-2)).toBeGreaterThan(240);
  });

  test('a large one is made smaller', async () => {
    const wide = await sharp({ create: { width: 6_000, height: 1_000, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    expect(await kept(wide)).toMatchObject({ width: 2_560, height: 427 });
  });

  test('of a picture with a page behind it the pixels stay, and no byte of the page', async () => {
    const page = '<html><script>alert(document.domain)</script></html>';
    for (const format of ['jpeg', 'png', 'gif'] as const) {
      const polyglot = Buffer.concat([await picture(format), Buffer.from(page)]);
      const bytes = Buffer.from(await seen((await kept(polyglot)).url));
      expect(bytes.includes('script')).toBe(false);
      expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    }
  });

  test('of a moving picture the first frame alone', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(3);
    const taken = await kept(moving);
    expect([taken.width, taken.height]).toEqual([8, 8]);
    const pixels = await sharp(await seen(taken.url))
      .raw()
      .toBuffer();
    expect(pixels[0]).toBeGreaterThan(200);
    expect(pixels[1]).toBeLessThan(60);
  });
});

describe('what is refused', () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['a page', 'file-not-image', () => page],
    ['an SVG', 'file-not-image', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['an XML one', 'file-not-image', () => Buffer.from('<?xml version="1.0"?><svg width="9" height="9"/>')],
    ['a PDF', 'file-not-image', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['a ZIP', 'file-not-image', () => Buffer.from('PK\x03\x04word/document.xml')],
    ['a kind that we do not take', 'file-not-image', () => picture('webp')],
    ['a byte', 'file-not-image', () => Buffer.from([0xff])],
    ['a script in the clothes of a GIF', 'file-damaged', () => scriptGif],
    ['a page in the clothes of a JPEG', 'file-damaged', () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), page])],
    ['a page in the clothes of a BMP', 'file-damaged', () => Buffer.concat([Buffer.from('BM'), page])],
    ['half a JPEG', 'file-damaged', async () => half(await picture('jpeg', 640, 480))],
    ['half a PNG', 'file-damaged', async () => half(await noise('png'))],
    ['half a GIF', 'file-damaged', async () => half(await noise('gif'))],
    ['half a BMP', 'file-damaged', () => half(bmp(8, 8, Array(192).fill(7), { bits: 24 }))],
    ['900 megapixels in some kilobytes', 'file-too-many-pixels', () => packedPng(30_000, 30_000, 1_000_000)],
    ['as many in a BMP', 'file-too-many-pixels', () => bmp(30_000, 30_000, [], { bits: 24 })],
    ['49 megapixels that are not there', 'file-damaged', () => packedPng(7_000, 7_000, 1_000)],
  ])('%s: %s', async (_, reason, make) => expect(await reasonOf(await make())).toBe(`upload/${reason}`));

  const half = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2));
  const noise = (format: 'png' | 'gif') =>
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
        background: '#000',
      },
    })
      .toFormat(format)
      .toBuffer();

  test('the largest that is allowed is taken, in time', async () => {
    const plain = packedPng(7_000, 7_000, 7_000 * (7_000 * 3 + 1));
    expect(plain.length).toBeLessThan(200_000);
    expect(await kept(plain)).toMatchObject({ width: 2_560, height: 2_560 });
  });

  test('one that takes too long, or kills its process, is damaged, and the next one is taken', async () => {
    const hang = path.join(place, 'hang.mjs');
    writeFileSync(hang, `process.on('message', ({ bytes }) => { if (bytes[0] === 1) process.exit(3); for (;;); });`);
    const { pathToFileURL } = await import('node:url');
    const broken = startImages({ withinMs: 300, program: pathToFileURL(hang) });
    const answers = await Promise.all([0, 1, 0].map((first) => broken.remake(new Uint8Array([first]))));
    expect(answers).toEqual([{ wrong: 'damaged' }, { wrong: 'damaged' }, { wrong: 'damaged' }]);
    broken.close();
    const whole = startImages();
    expect(await whole.remake(await picture('jpeg'))).toMatchObject({ width: 64 });
    whole.close();
  });

  test('more than a guest’s address or a user may, however many come at once', async () => {
    const small = await picture('png');
    const first = at;
    const address = '2001:db8:1:2::7';
    const guest = (n: number) => ({ guest: `guest-token-number-${n}` });
    const answers: string[] = [];
    for (let n = 0; n < GUEST_FILES + 2; n += 2) {
      const pair = [n, n + 1].map((one) => reasonOf(small, guest(one), address));
      answers.push(...(await Promise.all(pair)));
      at += 1;
    }
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(GUEST_FILES);
    expect(answers.slice(-2)).toEqual(['upload/quota-used', 'upload/quota-used']);
    // The same network, another browser; then another network.
    const again = await take(small, guest(99), '2001:db8:1:2:ffff::1');
    expect(again).toMatchObject({ refusal: { reason: 'upload/quota-used' }, params: { hours: '24' } });
    expect(await reasonOf(small, guest(99), '2001:db8:1:3::1')).toBe('taken');
    at = first + DAY + 1;
    expect(await reasonOf(small, guest(99), address)).toBe('taken');

    const many = await newUser('uploader99');
    for (let n = 0; n < USER_FILES - 1; n++) await addRow(many);
    const last = await Promise.all([1, 2, 3].map(() => reasonOf(small, { user: many })));
    expect(last.sort()).toEqual(['taken', 'upload/quota-used', 'upload/quota-used']);
  });

  const addRow = (by: number) =>
    reads.upload.addFile(
      {
        id: randomBytes(16).toString('hex'),
        owner: { user: by },
        purpose: 'identity',
        type: 'image/jpeg',
        width: 1,
        height: 1,
        size: 1,
        sealedKey: new Uint8Array(1),
        digest: null,
        at,
        address: 'x',
      },
      { most: 1_000, since: 0 },
    );

  test('what the disk does not keep leaves nothing behind, and the log says why', async () => {
    const folder = path.join(place, 'files');
    renameSync(folder, `${folder}-away`);
    writeFileSync(folder, 'no folder');
    const owner = await newUser('unlucky77');
    try {
      expect(await reasonOf(await picture('jpeg'), { user: owner })).toBe('upload/file-not-kept');
      expect(logged.at(-1)).toMatch(/^a picture could not be kept: (ENOTDIR|EEXIST)/);
    } finally {
      rmSync(folder);
      renameSync(`${folder}-away`, folder);
    }
    expect(await reads.upload.quotaUsed({ user: owner }, '', { most: 1, since: 0 })).toBeUndefined();
    expect(stored().filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('what is kept', () => {
  test('is sealed: the disk has no picture, a changed byte or another name opens nothing', async () => {
    const { fileId, url } = await kept(await picture('jpeg'));
    const place = stored().find((name) => name.endsWith(fileId))!;
    const bytes = readFileSync(place);
    expect(bytes.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const changed = Buffer.from(bytes);
    changed[40]! ^= 1;
    writeFileSync(place, changed);
    await expect(seen(url)).rejects.toThrow();
    writeFileSync(place, bytes);
    await seen(url);
    const other = await kept(await picture('png'));
    writeFileSync(stored().find((name) => name.endsWith(other.fileId))!, bytes);
    await expect(seen(other.url)).rejects.toThrow();
  });

  test('is its owner’s, for its purpose', async () => {
    const { fileId } = await kept(await picture('jpeg'));
    const bobs = await newUser('bobmiller2');
    expect(await vault.has(fileId, { user }, 'identity')).toBe(true);
    expect(await vault.has(fileId, { user }, 'business')).toBe(false);
    expect(await vault.has(fileId, { user: bobs }, 'identity')).toBe(false);
    expect(await vault.has(fileId, { guest: String(user) }, 'identity')).toBe(false);
    for (const wrong of ['', '../../etc/passwd', 'f'.repeat(32), fileId.toUpperCase()]) {
      expect(await vault.has(wrong, { user }, 'identity')).toBe(false);
    }
  });

  test('is shown by a link that is whole and young, to the viewer it names', async () => {
    const { fileId } = await kept(await picture('jpeg'));
    const link = vault.link(fileId, 'staff 3', 'anna 2026');
    expect(await show(link)).toMatchObject({ viewer: 'staff 3' });
    const other = await kept(await picture('jpeg'));
    for (const forged of [
      link.replace('staff+3', 'staff+4'),
      link.replace('anna', 'otto'),
      link.replace(/&mark=[^&]*/, ''),
      link.replace(/until=\d+/, `until=${at + DAY}`),
      link.replace(/sign=(.)/, (_, first: string) => `sign=${first === 'A' ? 'B' : 'A'}`),
      link.replace(/&sign=.*/, ''),
      link.replace(fileId, other.fileId),
    ]) {
      expect([forged, await show(forged)]).toEqual([forged, 'forged']);
    }
    const before = at;
    at += LINK_MS;
    expect(await show(link)).toBe('expired');
    at = before;
  });

  test('bears a mark all over when the link says so', async () => {
    const grey = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888888' } })
      .png()
      .toBuffer();
    const { fileId } = await kept(grey);
    const plain = await sharp(await seen(vault.link(fileId, 'user 1'))).stats();
    expect(plain.channels[0]!.stdev).toBeLessThan(1);
    const marked = sharp(await seen(vault.link(fileId, 'staff 3', 'anna 2026-01-31 09:15')));
    for (const [left, top] of [
      [0, 0],
      [200, 0],
      [0, 150],
      [200, 150],
    ] as const) {
      const part = await sharp(await marked.clone().extract({ left, top, width: 200, height: 150 }).toBuffer()).stats();
      expect(part.channels[0]!.stdev).toBeGreaterThan(5);
    }
  });

  test('goes after a day when nobody used it, and at once when it is erased', async () => {
    const unused = await kept(await picture('jpeg'));
    const used = await kept(await picture('jpeg'));
    const erased = await kept(await picture('jpeg'));
    await vault.use([used.fileId]);
    await vault.erase(erased.fileId);
    expect(await show(erased.url)).toBe('gone');
    at += DAY - 1_000;
    await vault.sweep();
    expect(typeof (await show(vault.link(unused.fileId, 'x')))).toBe('object');
    at += 2_000;
    expect(await vault.sweep()).toBeGreaterThan(0);
    const left = stored();
    for (const [{ fileId }, isThere] of [
      [unused, false],
      [used, true],
      [erased, false],
    ] as const) {
      expect(typeof (await show(vault.link(fileId, 'x'))) === 'object').toBe(isThere);
      expect(left.some((name) => name.endsWith(fileId))).toBe(isThere);
      expect(await vault.has(fileId, { user }, 'identity')).toBe(isThere);
    }
    // A crash between key and bytes: the next sweep finds them.
    const folder = path.join(place, 'files', unused.fileId.slice(0, 2));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, unused.fileId), 'left behind');
    await vault.sweep();
    expect(stored().some((name) => name.endsWith(unused.fileId))).toBe(false);
  });
});
