import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { Hex } from 'viem';
import type { SignRequest } from './protocol.ts';

/** One signature, as the signer remembers it for good. */
export type SignedLine = {
  /** Milliseconds since 1970, by the signer's own clock. */
  readonly at: number;
  readonly sender: string;
  readonly request: SignRequest;
  /** Of the line that follows when the key has signed: a key elsewhere may give another signature each time. */
  readonly signature?: Hex;
};

/** From here on a hot wallet of a network signs nothing new. */
export type RetiredLine = {
  readonly at: number;
  readonly retired: { readonly network: string; readonly wallet: number };
};

export type BookLine = SignedLine | RetiredLine;

/**
 * What was ever signed, in a file that is only added to. A line is on the disk before its signature leaves the
 * process, so what is missing was never given to anybody.
 */
export type Book = {
  /** What stood in it when it was opened, oldest first. */
  readonly lines: readonly BookLine[];
  add(line: BookLine): void;
  close(): void;
};

/** The book cannot be trusted; without it nothing is signed. */
export class BookDamaged extends Error {
  override readonly name = 'BookDamaged';
}

/**
 * Opens the book; a new installation begins one. A last line that was cut off is dropped: its signature was never
 * given out. @throws {BookDamaged}
 */
export function openBook(file: string, { isNew }: { readonly isNew: boolean }): Book {
  if (isNew) begin(file);
  else if (!existsSync(file)) throw new BookDamaged('the book of the signer is gone');
  const to = openSync(file, 'r+');
  const bytes = readFileSync(file);
  let length = bytes.lastIndexOf('\n') + 1;
  if (length < bytes.length) {
    ftruncateSync(to, length);
    fsyncSync(to);
  }
  return {
    lines: bytes.subarray(0, length).toString().split('\n').slice(0, -1).map(lineOf),
    add(line) {
      // Two signers with one seed would give one nonce to two payloads.
      if (fstatSync(to).size !== length) throw new BookDamaged('another signer has written to the book');
      const text = Buffer.from(`${JSON.stringify(line)}\n`);
      for (let done = 0; done < text.length; ) done += writeSync(to, text, done, text.length - done, length + done);
      fsyncSync(to);
      length += text.length;
    },
    close: () => closeSync(to),
  };
}

function begin(file: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  // That the file is there is kept by its folder.
  const kept = openSync(folder, 'r');
  fsyncSync(kept);
  closeSync(kept);
}

function lineOf(text: string, at: number): BookLine {
  try {
    return JSON.parse(text) as BookLine;
  } catch {
    throw new BookDamaged(`line ${at + 1} of the book is damaged`);
  }
}
