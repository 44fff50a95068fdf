import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * Checks a proof of liabilities without Quay: `npm run verify-liabilities -- proof.json published.json`. The first file
 * is what the page gives for keeping, the second the answer of `GET /asset/liabilities`, best fetched by somebody else.
 * Without a second file the proof is checked against the roots that it names itself. docs/proof-of-liabilities.md has
 * the format. Plain JavaScript without a single dependency, so that an auditor can read all of it.
 */
const FORMAT = 'quay-liability-proof/1';
const HASH = /^[0-9a-f]{64}$/;
const UNITS = /^(0|[1-9][0-9]{0,38})$/;
const END = 1n << 127n;

const isList = (value) => Array.isArray(value);
const isUnits = (value) => typeof value === 'string' && UNITS.test(value) && BigInt(value) < END;
const isHash = (value) => typeof value === 'string' && HASH.test(value);

function withLength(text) {
  const bytes = Buffer.from(text, 'utf8');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}
const sixteen = (units) => Buffer.from(units.toString(16).padStart(32, '0'), 'hex');
const sha256 = (parts) => createHash('sha256').update(Buffer.concat(parts)).digest('hex');

function leafHash({ salt, part, units }, day, symbol, user) {
  const texts = [day, symbol, user].map(withLength);
  const bytes = [Buffer.from(salt, 'hex'), ...texts, Buffer.of(part), sixteen(BigInt(units))];
  return sha256([Buffer.from('quay/leaf/1'), ...bytes]);
}

function nodeHash(left, right) {
  const bytes = [left, right].flatMap(({ hash, units }) => [Buffer.from(hash, 'hex'), sixteen(units)]);
  return sha256([Buffer.from('quay/node/1'), ...bytes]);
}

/** What is at the top of a leaf's way, or why there is no way. */
function topOf(leaf, day, symbol, user) {
  let node = { hash: leafHash(leaf, day, symbol, user), units: BigInt(leaf.units) };
  for (const [level, step] of leaf.path.entries()) {
    if (!isHash(step?.hash) || !isUnits(step.units)) return { why: `level ${level} of a way is malformed` };
    const isLeft = ((BigInt(leaf.index) >> BigInt(level)) & 1n) === 1n;
    if (step.left !== isLeft) return { why: `level ${level} of a way is not on the side that its place says` };
    const sibling = { hash: step.hash, units: BigInt(step.units) };
    const units = node.units + sibling.units;
    if (units >= END) return { why: 'a sum is too large' };
    node = { hash: isLeft ? nodeHash(sibling, node) : nodeHash(node, sibling), units };
  }
  return node;
}

const isWhole = (leaf, height) =>
  isHash(leaf?.salt) &&
  isUnits(leaf.units) &&
  isList(leaf.path) &&
  leaf.path.length === height &&
  Number.isSafeInteger(leaf.index) &&
  leaf.index >= 0 &&
  leaf.index < 2 ** height;

/** Why an asset of a proof is wrong by itself, if it is. */
function faultOf({ symbol, root, total, balance, leaves }, day, user) {
  if (!isHash(root) || !isUnits(total) || !isUnits(balance)) return 'root, total or balance is malformed';
  if (!isList(leaves) || leaves.length !== 2 || leaves.some((leaf, at) => leaf?.part !== at + 1))
    return 'there have to be two leaves, part 1 and part 2';
  const height = leaves[0].path?.length;
  if (!(height >= 1 && height <= 40) || !leaves.every((leaf) => isWhole(leaf, height))) return 'a leaf is malformed';
  if (leaves[0].index === leaves[1].index) return 'both leaves stand in one place';
  for (const leaf of leaves) {
    const top = topOf(leaf, day, symbol, user);
    if (top.why) return top.why;
    if (top.hash !== root) return `the way of part ${leaf.part} does not lead to the root`;
    if (top.units !== BigInt(total)) return `the sums on the way of part ${leaf.part} do not come to the total`;
  }
  if (BigInt(leaves[0].units) + BigInt(leaves[1].units) !== BigInt(balance)) return 'the leaves are not the balance';
  return undefined;
}

/** `12.5` in units of ten to the minus eight. */
function unitsOf(decimal) {
  const [, whole, fraction = ''] = /^([0-9]{1,31})(?:\.([0-9]{1,8}))?$/.exec(decimal) ?? [];
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(8, '0'));
}

/** Why an asset of a proof is not what was published, if it is not. */
function differenceOf({ symbol, root, total, leaves }, tree) {
  const sum = tree.sums.find((one) => one.symbol === symbol);
  if (!sum) return 'it is not among what was published';
  if (sum.root !== root) return 'its root is not the published one';
  if (unitsOf(sum.total) !== BigInt(total)) return 'its total is not the published one';
  if (sum.leaves !== 2 ** leaves[0].path.length) return 'its tree is not as high as the published one';
  return undefined;
}

/** All that is wrong with a proof; nothing when it is good. `published` may be left out. */
export function verify(proof, published) {
  const { format, day, user, assets } = proof ?? {};
  if (format !== FORMAT) return [`it is no ${FORMAT}`];
  if (typeof day !== 'string' || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(day)) return ['the day is malformed'];
  if (typeof user !== 'string' || !/^[1-9][0-9]{0,15}$/.test(user)) return ['the number of the account is malformed'];
  if (!isList(assets) || assets.length === 0) return ['no asset is proven'];
  if (new Set(assets.map((asset) => asset?.symbol)).size !== assets.length) return ['an asset is there twice'];
  const tree = isList(published) ? published.find((one) => one?.day === day) : undefined;
  if (published !== undefined && !isList(tree?.sums)) return [`nothing was published for ${day}`];
  return assets.flatMap((asset) => {
    if (typeof asset?.symbol !== 'string') return ['an asset has no name'];
    const wrong = faultOf(asset, day, user) ?? (tree && differenceOf(asset, tree));
    return wrong ? [`${asset.symbol}: ${wrong}`] : [];
  });
}

const decimalOf = (units) => {
  const digits = units.padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)}`.replace(/\.?0+$/, '');
};

/** The content of a file, and of an answer of the API its data. */
function read(file) {
  const content = JSON.parse(readFileSync(file, 'utf8'));
  return content !== null && typeof content === 'object' && 'data' in content ? content.data : content;
}

function main(files) {
  if (files.length === 0 || files.length > 2) {
    process.stderr.write(
      'Name the proof and what was published: npm run verify-liabilities -- proof.json published.json\n',
    );
    return 2;
  }
  let contents;
  try {
    contents = files.map(read);
  } catch (error) {
    process.stderr.write(`A file cannot be read: ${error.message}\n`);
    return 2;
  }
  const [proof, published] = contents;
  const wrong = verify(proof, published);
  if (wrong.length > 0) {
    process.stdout.write(`This does not add up:\n${wrong.map((why) => `  ${why}\n`).join('')}`);
    return 1;
  }
  process.stdout.write(`Account ${proof.user} is counted on ${proof.day}:\n`);
  for (const { symbol, balance, total, root } of proof.assets) {
    process.stdout.write(`  ${symbol}: ${decimalOf(balance)} of ${decimalOf(total)}, root ${root}\n`);
  }
  const against =
    published === undefined ? 'Not compared with what was published: name that file too.' : 'All as published.';
  process.stdout.write(`${against}\n`);
  return 0;
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) process.exitCode = main(process.argv.slice(2));
