export type PictureKind = 'jpeg' | 'png' | 'gif' | 'bmp';

const marks: readonly (readonly [PictureKind, readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
];

/** What the first bytes say, whatever the name and the announced type say. SVG, PDF, HTML and all else are nothing. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  return marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
}
