import { upload, uploadMegabytes, uploadPurposes } from '@quay/contract/upload';
import type { FastifyRequest } from 'fastify';
import type { No } from './envelope.ts';

const MEGABYTE = 1_048_576;

/** The part `file` of a form, and the fields before it. No more than its purpose allows is ever in memory. */
export async function pictureOf(
  request: FastifyRequest,
): Promise<{ readonly fields: Record<string, string>; readonly bytes: Uint8Array } | No> {
  const fields: Record<string, string> = {};
  if (!request.isMultipart()) return { refusal: upload['file-missing'], params: {} };
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value);
      continue;
    }
    const purpose = uploadPurposes.find((one) => one === fields.purpose) ?? 'identity';
    const megabytes = uploadMegabytes[purpose];
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > megabytes * MEGABYTE) {
        part.file.destroy();
        return { refusal: upload['file-too-large'], params: { megabytes: String(megabytes) }, field: 'file' };
      }
      chunks.push(chunk);
    }
    if (size === 0) break;
    return { fields, bytes: Buffer.concat(chunks) };
  }
  return { refusal: upload['file-missing'], params: {}, field: 'file' };
}
