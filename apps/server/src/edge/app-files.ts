import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Language } from '@quay/contract/identity';
import { SOURCE } from '@quay/words';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Previews, previewLanguage, previewPages } from './previews.ts';

/**
 * The built apps: the customers' at the root, the console below `/console`, and below `/testnet` the pages of the
 * development chain where there is one. They are read into memory once: requests then touch no file, an address can name nothing but what was built, and a new build beside a running server never
 * mixes with the old one.
 */
export type AppFiles = {
  /** Names the build of the customers' app; empty without one. */
  readonly version: string;
  /**
   * Answers with a file, or with an app's page: at the path of one of its screens whatever the client accepts (a link
   * preview or a probe accepts anything), at any other path when a person navigates. `undefined` when it is neither.
   */
  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined;
};

/** One built app, all of whose addresses begin with `base`. */
type App = {
  readonly base: string;
  readonly files: ReadonlyMap<string, File> | undefined;
  /** Whether the app has a screen at a path; without a list of them, wherever no file can be. */
  isPage(path: string): boolean;
  /** Pages that say of themselves where their link is shared what it leads to, in each language. */
  readonly previewed: readonly { readonly path: RegExp; readonly pages: ReadonlyMap<Language, File> }[];
};

type File = {
  readonly type: string;
  readonly plain: Buffer;
  readonly tag: string;
  readonly lasts: boolean;
  brotli?: Buffer;
  gzip?: Buffer;
};

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
};

const compressible = (type: string): boolean => /^text\/|json|svg/.test(type);
const CONSOLE = '/console';
const CONSOLE_CALLS = '/console/api/';
const TESTNET = '/testnet';
/** The bundler puts a hash into the name of everything in this folder: the same name is for ever the same file. */
const hashed = (base: string): string => `${base}/assets/`;
const NOT_BUILT = 'The app is not built yet. Run npm start, which builds it.\n';

/** `origin` is where people reach the customers' app: what its page names for link previews begins with it. */
export function loadAppFiles(
  customersFolder: string,
  consoleFolder: string,
  testnetFolder?: string,
  origin = '',
): AppFiles {
  const customers = loadApp(customersFolder, '', origin);
  const below = [loadApp(consoleFolder, CONSOLE)];
  if (testnetFolder !== undefined) below.push(loadApp(testnetFolder, TESTNET));
  const version = customers.files?.get('/version.json')?.plain.toString('utf8');
  return {
    version: version === undefined ? '' : (JSON.parse(version) as { version: string }).version,
    answer(request, reply) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const named = request.url.split('?', 1)[0]!;
      const app = below.find(({ base }) => named === base || named.startsWith(`${base}/`)) ?? customers;
      return answerFrom(app, named, request, reply);
    },
  };
}

function answerFrom(of: App, named: string, request: FastifyRequest, reply: FastifyReply) {
  const { base, files, isPage } = of;
  const file = files?.get(named);
  if (file) return send(request, reply, file);
  if (named.startsWith(hashed(base)) || named.startsWith(CONSOLE_CALLS)) return undefined;
  // A script that asks for what is not there must get a 404.
  const isNavigation = request.headers.accept?.includes('text/html');
  if (!isNavigation && !isPage(named)) return undefined;
  const previewed = of.previewed.find(({ path }) => path.test(named));
  if (previewed) {
    const language = previewLanguage(request.url, request.headers['accept-language']);
    const page = previewed.pages.get(language) ?? previewed.pages.get(SOURCE);
    if (page) return send(request, reply, page, 'accept-encoding, accept-language');
  }
  const page = files?.get(`${base}/index.html`);
  if (page) return send(request, reply, page);
  return reply.code(503).header('retry-after', '5').type('text/plain; charset=utf-8').send(NOT_BUILT);
}

function loadApp(folder: string, base: string, origin = ''): App {
  const files = existsSync(path.join(folder, 'index.html')) ? readAll(folder, base, origin) : undefined;
  const previewed = previewedOf(files, base, origin);
  if (files) void compressAll([...files.values(), ...previewed.flatMap(({ pages }) => [...pages.values()])]);
  const list = files?.get(`${base}/pages.json`);
  const paths = list && (JSON.parse(list.plain.toString('utf8')) as string[]).map(patternOf);
  const isPage = (path: string): boolean =>
    paths ? path === '/' || paths.some((one) => one.test(path)) : base !== '' && !/\.[^/]*$/.test(path);
  return { base, files, isPage, previewed };
}

/** The app's page once for each language of each preview. */
function previewedOf(files: ReadonlyMap<string, File> | undefined, base: string, origin: string): App['previewed'] {
  const [list, page] = ['previews.json', 'index.html'].map((name) => files?.get(`${base}/${name}`));
  if (!list || !page) return [];
  return Object.entries(JSON.parse(list.plain.toString('utf8')) as Previews).map(([path, preview]) => ({
    path: patternOf(path),
    pages: new Map(
      [...previewPages(page.plain.toString('utf8'), preview)].map(([language, text]) => [
        language,
        fileOf(page.type, withOrigin(Buffer.from(text), origin), false),
      ]),
    ),
  }));
}

/** `/trade/:symbol` as the app's router matches it: in any case, with or without a slash at its end. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:[^/]+/g, '[^/]+')}/?$`, 'i');

function readAll(folder: string, base: string, origin: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const found of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const relative = path.relative(folder, path.join(found.parentPath, found.name)).split(path.sep).join('/');
    const type = types[path.extname(relative)];
    // What starts with a dot is the build's own business.
    if (!found.isFile() || !type || /(^|\/)\./.test(relative)) continue;
    const read = readFileSync(path.join(folder, relative));
    const plain = relative === 'index.html' ? withOrigin(read, origin) : read;
    const name = `${base}/${relative}`;
    const file = fileOf(type, plain, name.startsWith(hashed(base)));
    if (plain === read) addCompressed(file, path.join(folder, relative));
    files.set(name, file);
  }
  return files;
}

const fileOf = (type: string, plain: Buffer, lasts: boolean): File => ({
  ...{ type, plain, lasts },
  tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
});

/** What the build has compressed beside a file, in both forms or in none. */
function addCompressed(file: File, at: string): void {
  if (!existsSync(`${at}.br`) || !existsSync(`${at}.gz`)) return;
  file.brotli = readFileSync(`${at}.br`);
  file.gzip = readFileSync(`${at}.gz`);
}

/** A link preview draws a picture of a whole address only. */
const withOrigin = (page: Buffer, origin: string): Buffer =>
  Buffer.from(
    page.toString('utf8').replace(/(property="og:image"\s+content=")\//, (_, start: string) => `${start}${origin}/`),
  );

/** What the build did not compress, behind the start and file by file: until it is done, files go out as they are. */
async function compressAll(files: readonly File[]): Promise<void> {
  for (const file of files) {
    if (file.brotli || !compressible(file.type) || file.plain.length < 1_000) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: file.plain.length };
    file.brotli = await promisify(brotliCompress)(file.plain, { params });
    file.gzip = await promisify(gzip)(file.plain, { level: 9 });
  }
}

function send(request: FastifyRequest, reply: FastifyReply, file: File, vary = 'accept-encoding'): FastifyReply {
  reply.headers({
    'cache-control': file.lasts ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.tag,
    vary,
  });
  if (request.headers['if-none-match']?.includes(file.tag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding =
    file.brotli && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (encoding) reply.header('content-encoding', encoding);
  const bytes = encoding === 'br' ? file.brotli! : encoding === 'gzip' ? file.gzip! : file.plain;
  reply.type(file.type).header('content-length', String(bytes.length));
  return reply.send(request.method === 'HEAD' ? null : bytes);
}
