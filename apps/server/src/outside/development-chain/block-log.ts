import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Hex } from 'viem';

/** All that a block is made of: given the one before, its hash follows. */
export type LoggedBlock = {
  readonly number: number;
  /** Seconds since 1970. */
  readonly at: number;
  /** Wei for a unit of gas. */
  readonly baseFee: string;
  readonly hash: Hex;
  /** Signed bytes, in their order. */
  readonly transactions: readonly Hex[];
};

/** The chain on disk: one line for each block, durable before anybody hears of the block. */
export type BlockLog = {
  /** What stood there at the start. */
  readonly blocks: readonly LoggedBlock[];
  append(block: LoggedBlock): void;
  /** Another history: after a crash it is all there, or the old one is. */
  replace(blocks: readonly LoggedBlock[]): void;
  close(): void;
};

export function openBlockLog(file: string): BlockLog {
  const blocks = existsSync(file) ? read(file) : [];
  let open = openSync(file, 'a', 0o600);
  syncFolder(file);

  return {
    blocks,
    append(block) {
      writeSync(open, lineOf(block));
      fsyncSync(open);
    },
    replace(all) {
      const next = `${file}.next`;
      const written = openSync(next, 'w', 0o600);
      writeSync(written, all.map(lineOf).join(''));
      fsyncSync(written);
      closeSync(written);
      closeSync(open);
      renameSync(next, file);
      syncFolder(file);
      open = openSync(file, 'a', 0o600);
    },
    close() {
      closeSync(open);
    },
  };
}

const lineOf = (block: LoggedBlock): string => `${JSON.stringify(block)}\n`;

function read(file: string): LoggedBlock[] {
  const text = readFileSync(file, 'utf8');
  const whole = text.lastIndexOf('\n') + 1;
  // A crash tore the last line: nobody was told of that block.
  if (whole < text.length) truncateSync(file, Buffer.byteLength(text.slice(0, whole)));
  return text
    .slice(0, whole)
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as LoggedBlock);
}

/** A new name is durable when its folder is. */
function syncFolder(file: string): void {
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
