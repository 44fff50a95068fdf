import type { MultipartFile } from '@fastify/multipart';
import { upload, uploadMegabytes, uploadPurposes } from '@quay/contract/upload';
import type { FastifyRequest } from 'fastify';
import { Busy } from './busy.ts';
import type { No } from './envelope.ts';
import { badRequest } from './request-headers.ts';

const MEGABYTE = 1_048_576;
const LARGEST = Math.max(...Object.values(uploadMegabytes)) * MEGABYTE;
/** What a form has besides the file. */
const FORM_ROOM = 10_000;
/** Pictures of all requests that are in memory at once; who comes then is asked to come again. */
const HELD_MAX = 256 * MEGABYTE;
/** What is read and thrown away of a form that was refused, so that its sender gets the reason. */
const DRAINED_MAX = 64 * MEGABYTE;
const DRAINED_MS = 5_000;

export const formLimits = {
  files: 1,
  fields: 4,
  fieldNameSize: 40,
  fieldSize: 200,
  parts: 6,
  headerPairs: 20,
  fileSize: LARGEST + 1,
};

export type Picture = { readonly fields: Readonly<Record<string, string>>; readonly bytes: Uint8Array };

let held = 0;

/**
 * The part `file` of a form, and the fields, which stand before it. No more than its purpose allows is ever in memory:
 * what says that it is larger is not read, what is larger is let go as soon as that shows.
 */
export async function pictureOf(request: FastifyRequest): Promise<Picture | No> {
  if (!request.isMultipart()) return { refusal: upload['file-missing'], params: {} };
  let read: Picture | No;
  if (announced(request) > LARGEST + FORM_ROOM) read = tooLarge(LARGEST / MEGABYTE);
  else {
    try {
      read = await readForm(request);
    } catch (error) {
      if (error instanceof Busy) throw error;
      read = isLimit(error) ? badRequest('body') : { refusal: upload['file-damaged'], params: {}, field: 'file' };
    }
  }
  if (!('refusal' in read)) return read;
  const rest = await drained(request);
  return rest ? read : { ...read, closes: true };
}

async function readForm(request: FastifyRequest): Promise<Picture | No> {
  const fields: Record<string, string> = {};
  let bytes: Uint8Array | undefined;
  for await (const part of request.parts()) {
    // What comes after the picture could not have limited it any more; and there is one picture a form.
    if (bytes) return badRequest(part.fieldname);
    if (part.type === 'field') {
      const { fieldname, value, valueTruncated } = part;
      if (typeof value !== 'string' || valueTruncated || fieldname in fields) return badRequest(fieldname);
      fields[fieldname] = value;
      continue;
    }
    if (part.fieldname !== 'file') return badRequest(part.fieldname);
    const purpose = uploadPurposes.find((one) => one === (fields.purpose ?? 'identity'));
    if (!purpose) return badRequest('purpose');
    const megabytes = uploadMegabytes[purpose];
    if (announced(request) > megabytes * MEGABYTE + FORM_ROOM) return tooLarge(megabytes);
    const whole = await bytesOf(part, megabytes * MEGABYTE);
    if (!whole) return tooLarge(megabytes);
    bytes = whole;
  }
  if (!bytes || bytes.length === 0) return { refusal: upload['file-missing'], params: {}, field: 'file' };
  return { fields, bytes };
}

/** The bytes of a file; nothing when there are more than it may have. */
async function bytesOf({ file }: MultipartFile, most: number): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length;
      held += chunk.length;
      if (size > most) return undefined;
      if (held > HELD_MAX) throw new Busy('too many pictures at once');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks, size);
  } finally {
    held -= size;
  }
}

const announced = ({ headers }: FastifyRequest): number => Number(headers['content-length'] ?? 0);

const tooLarge = (megabytes: number): No => ({
  refusal: upload['file-too-large'],
  params: { megabytes: String(megabytes) },
  field: 'file',
});

/** The form has too much of something, or a name that no form of ours has; else it is cut off or none. */
const isLimit = (error: unknown): boolean => {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' && /^FST_(FIELDS|FILES|PARTS|PROTO|INVALID_JSON)/.test(code);
};

/** Reads on to the end without keeping anything; gives whether the end came soon. */
async function drained({ raw }: FastifyRequest): Promise<boolean> {
  if (raw.readableEnded) return true;
  if (raw.destroyed) return false;
  raw.unpipe();
  return new Promise((resolve) => {
    let size = 0;
    const end = (whole: boolean) => {
      clearTimeout(timer);
      raw.off('data', count).off('end', ended).off('close', lost).off('error', lost).pause();
      resolve(whole);
    };
    const ended = () => end(true);
    const lost = () => end(false);
    const count = (chunk: Buffer) => {
      size += chunk.length;
      if (size > DRAINED_MAX) lost();
    };
    const timer = setTimeout(lost, DRAINED_MS);
    raw.on('data', count).on('end', ended).on('close', lost).on('error', lost);
    raw.resume();
  });
}
