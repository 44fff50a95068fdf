/** A set-up failure that a person can act on: one line, no stack worth printing. */
export class ClusterFailure extends Error {
  override name = 'ClusterFailure';
}

const KNOWN: ReadonlyArray<[pattern: RegExp, line: string]> = [
  [
    /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT|Check free disk space/i,
    'the disk is full; free some space and start again',
  ],
  // Node says ENOENT when it cannot make a folder on a read-only disk.
  [/Read-only file system|EROFS|ENOENT.*mkdir/i, 'the disk is read-only; set DATA_DIR to a folder that can be written'],
  [/could not bind|Address already in use/i, 'its port was taken while it started; start again'],
  [
    /pre-existing shared memory block|is another postmaster|lock file .* already exists/i,
    'an earlier PostgreSQL on this folder has not ended yet; wait a moment and start again',
  ],
  [/EPERM.*(set[ug]id|spawn)|spawn EPERM/i, 'this account may not switch users; start Quay as an ordinary user'],
  [
    /Permission denied|EACCES|EPERM|wrong ownership|invalid permissions/i,
    'the account has no right to the folder; fix its owner or set DATA_DIR to another folder',
  ],
  [
    /error while loading shared libraries|GLIBC_|spawn.*ENOENT/i,
    'its program does not run on this system; set DATABASE_URL to a PostgreSQL of your own',
  ],
  [
    /Cannot allocate memory|could not map anonymous shared memory|ENOMEM/i,
    'there is too little free memory; it needs about 200 MB',
  ],
];

/** Turns whatever PostgreSQL or the system said into one line that names the folder and the way out. */
export function explain(doing: string, place: string, said: string): ClusterFailure {
  const known = KNOWN.find(([pattern]) => pattern.test(said));
  const lines = said.split('\n').map((line) => line.trim());
  const notifier = lines.findLast((line) => /FATAL|PANIC|error/i.test(line)) ?? lines.findLast((line) => line !== '');
  const reason = known?.[1] ?? notifier ?? 'it gave no reason';
  return new ClusterFailure(`The database could not ${doing} in ${place}: ${reason}.`);
}
