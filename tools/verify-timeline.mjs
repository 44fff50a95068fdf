import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Checks the exported timeline of an order without Quay: `npm run verify-timeline -- quay-order-1042.json [KEY]`. KEY is
 * what /otc/order/timeline/key says; without it the file's own key is used, and is printed to be compared. Each event's
 * hash is SHA-256 over the hash of the event before and what the event says; the first one's is over 64 zeros. The whole
 * is signed with Ed25519. Plain JavaScript without a single dependency, so that anybody can read all of it.
 */
const FIRST = '0'.repeat(64);

const sha256 = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

const hashOf = (before, orderId, { number, at, event, actor, detail }) =>
  sha256(`${before}\n${JSON.stringify([orderId, number, at, event, actor, detail])}`);

/** The first event that does not follow from the one before, and why; nothing when all do. */
function brokenEvent({ order, events, head }) {
  let before = FIRST;
  for (const [at, event] of events.entries()) {
    if (event.number !== at + 1) return `event ${at + 1} should stand where event ${event.number} stands`;
    const hash = hashOf(before, order.orderId, event);
    if (hash !== event.hash) return `event ${event.number} does not follow from the one before and what it says`;
    before = hash;
  }
  return before === head ? undefined : 'the last event is not the head that the order has';
}

/** The first message that is not what its event says was written, and why; nothing when all are. */
function brokenMessage({ events, messages }) {
  for (const { number, from, text, digest } of messages) {
    const event = events[number - 1];
    const isMessage = event?.event === (text === null ? 'picture' : 'message') && event.actor === from;
    if (!isMessage || JSON.parse(event.detail).digest !== digest) return `message ${number} is not on the timeline`;
    if (text !== null && sha256(text) !== digest) return `message ${number} is not what was written`;
  }
  return undefined;
}

const FIELDS = ['kind', 'account', 'bankName', 'branch', 'swiftCode', 'network', 'country'];
const NAMES = ['accountName', 'payerName', 'sellerName'];

/** What is wrong with the account and the names that the payer was shown; nothing when the first event has their digest. */
function brokenDetails({ events, details }) {
  const digest = JSON.parse(events[0]?.detail ?? '{}').details;
  if (details === undefined) return digest === undefined ? undefined : 'what the payer was shown is missing';
  const text = JSON.stringify([
    'quay-c2c-details-1',
    details.salt,
    ...[...FIELDS, ...NAMES].map((name) => details[name]),
  ]);
  return sha256(text) === digest ? undefined : 'account and names are not what the payer was shown';
}

/** What is wrong with a file, or what it says. */
export function verify(file, knownKey) {
  try {
    return verified(file, knownKey);
  } catch (error) {
    return { wrong: `it cannot be read (${error.message})` };
  }
}

function verified(file, knownKey) {
  const { signed, signature, publicKey } = JSON.parse(file);
  if (knownKey !== undefined && knownKey !== publicKey) return { wrong: 'it is signed with another key' };
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  const bytes = Buffer.from(signature, 'base64');
  // Base64 that is read leniently would let a byte be changed unseen.
  const isWhole = bytes.toString('base64') === signature;
  if (!isWhole || !verifySignature(null, Buffer.from(signed, 'utf8'), key, bytes)) {
    return { wrong: 'the signature is not of these words' };
  }
  const document = JSON.parse(signed);
  if (document.quay !== 'c2c-timeline' || document.version !== 1) return { wrong: 'it is no timeline of an order' };
  const wrong = brokenEvent(document) ?? brokenMessage(document) ?? brokenDetails(document);
  return wrong === undefined ? { document, publicKey } : { wrong };
}

function main([name, knownKey]) {
  if (name === undefined) {
    process.stderr.write('Name the exported file: npm run verify-timeline -- quay-order-1042.json [KEY]\n');
    return 2;
  }
  const { wrong, document, publicKey } = verify(readFileSync(name, 'utf8'), knownKey);
  if (wrong !== undefined) {
    process.stdout.write(`The timeline is broken: ${wrong}.\n`);
    return 1;
  }
  const { order, events, messages, head, details } = document;
  const { orderId, number = orderId, quantity, symbol, money, fiat, seller, payer } = order;
  process.stdout.write(
    `Order ${number}: ${quantity} ${symbol} of ${seller} for ${money} ${fiat} of ${payer}.\n` +
      `All ${events.length} events follow from each other, all ${messages.length} messages are as they were written.\n` +
      `The last hash is ${head}\nSigned with ${publicKey}\n`,
  );
  if (details) process.stdout.write(`The payer was shown the account ${details.account} of ${details.accountName}.\n`);
  if (knownKey === undefined) process.stdout.write('Compare this key with /otc/order/timeline/key.\n');
  return 0;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
