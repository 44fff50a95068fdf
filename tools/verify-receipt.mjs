import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isGood, workFile } from '@quay/core/receipts';

/**
 * Checks a receipt of a contract, or of a forced sale of a pledge, without a server: `npm run verify-receipt -- receipt.json [KEY]`. KEY is what
 * /perpetual/receipt/key says; without it the file's own key is used, and is printed to be compared. A file has one receipt
 * or several that follow each other: each has signed words, and names the SHA-256 of the words of the one before. Every
 * figure is worked out again from what the receipt says it was made of, by the functions that the exchange itself uses.
 */
const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** What is wrong with a file, or what was worked out of it. */
export function verify(file, knownKey) {
  try {
    return verified(JSON.parse(file), knownKey);
  } catch (error) {
    return { wrong: `it cannot be read (${error.message})` };
  }
}

function verified({ receipts, publicKey, ...more }, knownKey) {
  if (Object.keys(more).length > 0 || !Array.isArray(receipts) || receipts.length === 0) {
    return { wrong: 'it is no file of receipts' };
  }
  if (knownKey !== undefined && knownKey !== publicKey) return { wrong: 'it is signed with another key' };
  const der = Buffer.from(publicKey, 'base64');
  // Base64 that is read leniently would let a byte be changed unseen.
  if (der.toString('base64') !== publicKey) return { wrong: 'the key is not whole' };
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  const documents = [];
  for (const [at, { signed, signature, ...rest }] of receipts.entries()) {
    const bytes = Buffer.from(signature, 'base64');
    const isWhole = bytes.toString('base64') === signature && Object.keys(rest).length === 0;
    if (!isWhole || !verifySignature(null, Buffer.from(signed, 'utf8'), key, bytes)) {
      return { wrong: `the signature of receipt ${at + 1} is not of these words` };
    }
    documents.push({ document: JSON.parse(signed), hash: sha256(signed) });
  }
  const worked = workFile(documents);
  const found = documents.map(({ document }, at) => checked(document, worked[at]));
  const broken = found.find(({ wrong }) => wrong !== undefined);
  return broken ?? { found, publicKey };
}

function checked(document, worked) {
  if (isGood(worked)) return { document, lines: worked.lines };
  const different = worked.lines.find(({ equal }) => !equal);
  const why = worked.wrong ?? `${different.name} is said to be ${different.stands} and is ${different.found}`;
  return { wrong: why };
}

function nameOf({ kind, number, payment, delivery, step, sale }) {
  if (kind === 'loan-sale') return `Forced sale ${sale}`;
  if (kind === 'payment') return `Payment ${payment}`;
  return kind === 'delivery' ? `Settled position ${delivery}` : `Receipt ${number}, ${step ?? kind}`;
}

function main([name, knownKey]) {
  if (name === undefined) {
    process.stderr.write('Name the file: npm run verify-receipt -- receipt.json [KEY]\n');
    return 2;
  }
  const { wrong, found, publicKey } = verify(readFileSync(name, 'utf8'), knownKey);
  if (wrong !== undefined) {
    process.stdout.write(`The receipt is broken: ${wrong}.\n`);
    return 1;
  }
  for (const { document, lines } of found) {
    process.stdout.write(`${nameOf(document)}: all ${lines.length} figures are as they were worked out here.\n`);
    for (const line of lines) process.stdout.write(`  ${line.name}: ${line.found}\n`);
  }
  process.stdout.write(`Signed with ${publicKey}\n`);
  if (knownKey === undefined) process.stdout.write('Compare this key with /perpetual/receipt/key.\n');
  return 0;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
