import { edge } from '@quay/contract';
import { upload } from '@quay/contract/upload';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deliver, JSON_TYPE } from '../edge/answer.ts';
import { languageOf, refusalResult } from '../edge/calls.ts';
import type { EdgeParts } from '../edge/edge.ts';
import type { No } from '../edge/envelope.ts';
import { securityHeaders } from '../edge/security-headers.ts';
import { consoleToken } from '../edge/who.ts';
import { FILES_PATH } from './link.ts';

/** An image and nothing else, whatever a browser may think of its bytes; nobody on the way keeps it. */
const headers = {
  ...securityHeaders,
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'content-disposition': 'inline',
};

type FileRequest = { readonly Params: { readonly fileId: string }; readonly Querystring: Record<string, unknown> };

/** Shows the picture of a link, to whom the link was made for. */
export function mountFiles(
  app: FastifyInstance,
  parts: Pick<EdgeParts, 'authentication' | 'gate' | 'metrics' | 'vault'>,
): void {
  app.get<FileRequest>(`${FILES_PATH}:fileId`, async (request, reply) => {
    const { fileId } = request.params;
    const flood = parts.gate.take('address', request.ip, Date.now());
    if (flood !== undefined) {
      const params = { seconds: String(flood) };
      return refuse(request, reply, 429, { refusal: edge['too-many-requests'], params });
    }
    const shown = await parts.vault.show(fileId, request.query);
    if (shown === 'expired') return refuse(request, reply, 410, { refusal: upload['link-expired'], params: {} });
    // A forged link, one that somebody else opens, and one to nothing look alike.
    if (typeof shown === 'string' || !(await mayLook(request, shown.viewer))) {
      return refuse(request, reply, 404, { refusal: upload['file-unknown'], params: {} });
    }
    const bytes = await shown.bytes();
    reply.hijack();
    reply.raw.writeHead(200, {
      ...headers,
      'request-id': request.id,
      'content-type': shown.type,
      'content-length': bytes.length,
    });
    reply.raw.end(bytes);
    return undefined;
  });

  function refuse(request: FastifyRequest, reply: FastifyReply, status: number, no: No): void {
    const result = refusalResult(no, languageOf(request), parts.metrics);
    deliver(reply, request.id, status, JSON_TYPE, result.headers, result.body);
  }

  /** A picture in a page brings the console's cookie along: what is shown to staff is shown within their session. */
  async function mayLook(request: FastifyRequest, viewer: string): Promise<boolean> {
    if (!viewer.startsWith('staff ')) return true;
    const token = consoleToken(request.headers);
    const staff = token === undefined ? undefined : await parts.authentication.staff(token, true);
    return staff !== undefined && viewer === `staff ${staff.id}`;
  }
}
