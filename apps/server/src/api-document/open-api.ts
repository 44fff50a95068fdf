import { SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { catalog, type Entry } from '@quay/contract/catalog';
import { type RefusalWords, SOURCE } from '@quay/words';
import { refusalWordsIn } from '@quay/words/refusals';
import { z } from 'zod';

type Schema = Record<string, unknown> & { properties?: Record<string, Schema>; required?: string[] };

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io }) as Schema;
  return schema;
};

/** The API as an OpenAPI 3.1 document, made from the catalogue. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const entry of catalog) {
    const { method, path, getTwin } = entry.call;
    at(paths, path)[method.toLowerCase()] = operation(entry, method, entry.call.name);
    if (getTwin) at(paths, getTwin).get = operation(entry, 'GET', `${entry.call.name}-get`);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Quay',
      version: '1',
      description:
        'Every answer is an envelope { code, message, data }. Code 0 is success; otherwise data says why. ' +
        'Amounts are decimal strings, times are milliseconds since 1970 UTC.',
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: TOKEN_HEADER } },
      schemas: { Refused: refusedSchema },
    },
  };
}

function at(paths: Record<string, Record<string, object>>, path: string): Record<string, object> {
  const key = path.replace(/:(\w+)/g, '{$1}');
  paths[key] ??= {};
  return paths[key];
}

function operation({ call, request, response }: Entry, method: 'GET' | 'POST', operationId: string): object {
  const shape = schemaOf(request, 'input');
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map((found) => found[1]!));
  const parameters = Object.entries(shape.properties ?? {})
    .filter(([name]) => method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (shape.required?.includes(name) ?? false),
      schema,
    }));
  return {
    operationId,
    summary: call.about,
    tags: [call.name.split('/')[0]],
    ...(call.permission === 'user' ? { security: [{ session: [] }] } : {}),
    parameters,
    ...(method === 'POST' ? { requestBody: { required: true, content: json(shape) } } : {}),
    responses: {
      200: {
        description: ['Success, or one of these refusals, judged in this order:', ...refusalLines(call)].join('\n'),
        headers: { [SEQ_HEADER]: { schema: { type: 'integer' }, description: 'journal sequence of this answer' } },
        content:
          call.file === undefined
            ? json({ oneOf: [envelope(schemaOf(response, 'output')), refusedEnvelope] })
            : { 'text/csv': { schema: { type: 'string' } }, ...json(refusedEnvelope) },
      },
      default: { description: 'It never became a call.', content: json(refusedEnvelope) },
    },
  };
}

const refusalLines = (call: Entry['call']): string[] =>
  call.refusals.length === 0
    ? ['- none of its own']
    : call.refusals.map(({ code, reason }) => {
        const words = refusalWordsIn(SOURCE)[reason as keyof RefusalWords];
        return `- ${code} ${reason}: ${words}`;
      });

const json = (schema: object): object => ({ 'application/json': { schema } });

const envelope = (data: object): object => ({
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: { code: { const: 0 }, message: { const: '' }, data },
});

const refusedSchema = {
  type: 'object',
  required: ['reason', 'params'],
  properties: {
    reason: { type: 'string', description: '<area>/<reason>' },
    params: { type: 'object', additionalProperties: { type: 'string' } },
    field: { type: 'string', description: 'the request field that caused it' },
  },
};

const refusedEnvelope = {
  type: 'object',
  required: ['code', 'message', 'data'],
  properties: {
    code: { type: 'integer', not: { const: 0 } },
    message: { type: 'string', description: 'in the language of the lang header' },
    data: { $ref: '#/components/schemas/Refused' },
  },
};
