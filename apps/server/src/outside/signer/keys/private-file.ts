import {
  closeSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

const OF_GROUP = 0o070;
const OF_OTHERS = 0o007;

/**
 * A secret that another account can read is none: said by its path, with what to do. What root keeps for its own group
 * is as good as private: systemd hands out credentials in that way.
 *
 * @throws when another account can read or change the file or folder
 */
export function checkPrivate(file: string, what: string): void {
  const { mode, uid, gid } = statSync(file);
  const rights = uid === 0 && gid === 0 ? OF_OTHERS : OF_GROUP | OF_OTHERS;
  if ((mode & rights) === 0) return;
  const octal = (mode & 0o777).toString(8).padStart(3, '0');
  throw new Error(`${what} at ${file} must be readable by its owner alone, and has mode ${octal}: use chmod go= on it`);
}

/** Makes a folder for its owner alone, if it is not there, and refuses one that others can look into. */
export function privateFolder(folder: string, what: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  checkPrivate(folder, what);
}

/** The text of a private file. A pipe has no mode that says anything. */
export function readPrivate(file: string, what: string): string {
  if (statSync(file).isFile()) checkPrivate(file, what);
  return readFileSync(file, 'utf8');
}

/** Writes a file that is there whole or not at all, also when the power fails. */
export function writePrivate(file: string, text: string): void {
  const unfinished = `${file}.new`;
  if (existsSync(unfinished)) unlinkSync(unfinished);
  const to = openSync(unfinished, 'wx', 0o600);
  writeFileSync(to, text);
  fsyncSync(to);
  closeSync(to);
  renameSync(unfinished, file);
  syncFolder(path.dirname(file));
}

/**
 * Removes a file after its bytes were overwritten. On a disk that writes elsewhere, as most do today, an old copy of
 * the bytes may remain below; backups made before have it as well.
 */
export function erase(file: string): void {
  const to = openSync(file, 'r+');
  const zeros = Buffer.alloc(fstatSync(to).size);
  for (let done = 0; done < zeros.length; ) done += writeSync(to, zeros, done, zeros.length - done, done);
  fsyncSync(to);
  closeSync(to);
  unlinkSync(file);
  syncFolder(path.dirname(file));
}

/** That a file is there, or gone, is kept by its folder. */
function syncFolder(folder: string): void {
  const kept = openSync(folder, 'r');
  fsyncSync(kept);
  closeSync(kept);
}
