import { uploadTypes } from '@quay/contract/upload';
import { drawPart, LONGEST_SIDE, wholeFrame } from '@quay/ui';

/** What is smaller than this travels as it is. */
const SMALL_BYTES = 1_500_000;

const known = new Set<string>(uploadTypes);

/**
 * A picture as it travels. What a phone's camera makes is many times larger than the exchange keeps, and some of it in
 * formats that the exchange does not read: whatever this browser can draw goes as a JPEG of the size that is kept.
 */
export async function prepared(picture: Blob): Promise<Blob> {
  if (known.has(picture.type) && picture.size <= SMALL_BYTES) return picture;
  if (!picture.type.startsWith('image/')) return picture;
  try {
    const drawn = await drawPart(picture, wholeFrame, LONGEST_SIDE);
    return drawn.size < picture.size || !known.has(picture.type) ? drawn : picture;
  } catch {
    // Not a picture to this browser. The exchange says what it is.
    return picture;
  }
}
