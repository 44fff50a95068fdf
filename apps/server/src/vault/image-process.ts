/**
 * The process that handles pictures of users. It has no database, no keys and no settings: it gets bytes and gives
 * other bytes. What breaks it breaks nothing else.
 */
import sharp, { type Sharp } from 'sharp';
import { decodeBmp, TooManyPixels } from './bmp.ts';
import { drawMark } from './mark.ts';
import { pictureKind } from './picture-kind.ts';

/** What the server asks for. */
export type ImageTask =
  | { readonly task: 'remake'; readonly bytes: Uint8Array; readonly pixelsMax: number; readonly sideMax: number }
  | { readonly task: 'mark'; readonly bytes: Uint8Array; readonly text: string };

export type ImageAnswer =
  | { readonly bytes: Uint8Array; readonly width: number; readonly height: number }
  | { readonly wrong: 'not-image' | 'too-many-pixels' | 'damaged' };

const MEMORY_MAX = 1_000_000_000;
const QUALITY = 88;
/** A mark is about so many of its letters' dots across. */
const DOTS_ACROSS = 320;

sharp.concurrency(1);
sharp.cache(false);
// Only what people send is ever read; every other decoder is out of reach.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'] });

process.on('message', (task: ImageTask) => {
  const worked = task.task === 'remake' ? remake(task) : mark(task);
  worked.then(
    (answer) => process.send?.(answer),
    () => process.send?.({ wrong: 'damaged' } satisfies ImageAnswer),
  );
});
// The server is gone, or wants another one.
process.on('disconnect', () => process.exit());
// Ctrl-C reaches the whole group: what is under way is still wanted.
process.on('SIGINT', () => undefined);
setInterval(() => {
  if (process.memoryUsage.rss() > MEMORY_MAX) process.exit(1);
}, 100).unref();

/** The pixels alone, upright, as a new JPEG: nothing else of the file comes along. */
async function remake({ bytes, pixelsMax, sideMax }: Extract<ImageTask, { task: 'remake' }>): Promise<ImageAnswer> {
  const kind = pictureKind(bytes);
  if (!kind) return { wrong: 'not-image' };
  let picture: Sharp;
  if (kind === 'bmp') {
    try {
      const { data, width, height } = decodeBmp(bytes, pixelsMax);
      picture = sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: pixelsMax });
    } catch (error) {
      return { wrong: error instanceof TooManyPixels ? 'too-many-pixels' : 'damaged' };
    }
  } else {
    // Of a moving picture the first frame alone is read.
    picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
    const { width, height, format } = await picture.metadata();
    if (format !== kind) return { wrong: 'not-image' };
    if (width * height > pixelsMax) return { wrong: 'too-many-pixels' };
  }
  const { data, info } = await picture
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}

/** One of our own pictures with a text across all of it, many times, so that no part can be cut out without. */
async function mark({ bytes, text }: Extract<ImageTask, { task: 'mark' }>): Promise<ImageAnswer> {
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  const dot = Math.max(1, Math.round(Math.min(width, height) / DOTS_ACROSS));
  const { data: pixels, ...size } = drawMark(text, dot);
  const tile = await sharp(pixels, { raw: { ...size, channels: 4 } })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await picture
    .composite([
      { input: tile.data, raw: { width: tile.info.width, height: tile.info.height, channels: 4 }, tile: true },
    ])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
