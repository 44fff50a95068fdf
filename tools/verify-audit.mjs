import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Checks exported audit logs without Quay: `npm run verify-audit -- quay-audit.csv`. Several files that follow each
 * other are named in their order. Each row's hash is SHA-256 over the hash of the row before and this row; the first
 * row's is over 32 zero bytes. Plain JavaScript without a single dependency, so that an auditor can read all of it.
 */
const COLUMNS = 'id,at,staff_id,by,act,subject,details,hash';

/** Rows of a file with commas (RFC 4180): text in quotes may hold commas, line ends and doubled quotes. */
function rowsOf(text) {
  const rows = [];
  let row = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === ',') {
      row.push(cell);
      cell = '';
    } else if (char === '\n') {
      row.push(cell);
      rows.push(row);
      row = [];
      cell = '';
    } else if (char !== '\r') cell += char;
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell]);
  return rows;
}

const hashOf = (previous, [id, at, staffId, by, act, subject, details]) =>
  createHash('sha256')
    .update(previous)
    .update(JSON.stringify([Number(id), at, staffId === '' ? null : Number(staffId), by, act, subject, details]))
    .digest('hex');

/** What the texts of the files come to: how many rows, the last hash, and the first row that is broken, and why. */
function verify(texts) {
  let previous;
  let expected;
  let rows = 0;
  let head = '';
  for (const text of texts) {
    const [names = [], ...lines] = rowsOf(text.replace(/^\uFEFF/, ''));
    if (names.join() !== COLUMNS)
      return { rows, head, broken: { id: '1', why: 'the columns are not those of an audit log' } };
    for (const line of lines) {
      const [id, hash] = [line[0], line[7]];
      const broken = (why) => ({ rows, head, broken: { id, why } });
      if (line.length !== 8 || !/^[0-9a-f]{64}$/.test(hash)) return broken('the row is not whole');
      if (expected !== undefined && Number(id) !== expected) return broken(`row ${expected} should stand here`);
      // A file that begins later than the log can only be checked from its second row on.
      if (Number(id) === 1) previous = Buffer.alloc(32);
      if (previous && hashOf(previous, line) !== hash)
        return broken('its hash does not follow from the row before and what it says');
      previous = Buffer.from(hash, 'hex');
      expected = Number(id) + 1;
      head = hash;
      rows++;
    }
  }
  return { rows, head };
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) {
  const files = process.argv.slice(2);
  if (files.length === 0) {
    process.stderr.write('Name the exported file, or several in their order: npm run verify-audit -- quay-audit.csv\n');
    process.exit(2);
  }
  const { rows, head, broken } = verify(files.map((file) => readFileSync(file, 'utf8')));
  if (broken) {
    process.stdout.write(`Row ${broken.id} is broken: ${broken.why}. ${rows} rows before it are good.\n`);
    process.exit(1);
  }
  process.stdout.write(`All ${rows} rows follow from each other. The last hash is ${head}\n`);
}
