import type { FastifyInstance } from 'fastify';

export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Reads a posted form as its fields: text, or a list where a field is repeated. Only calls that the specification names
 * are answered to a form (`calls.ts`). A page of another site can post one, but not with the header that a session
 * travels in.
 */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) => {
    const fields: Record<string, string | string[]> = Object.create(null);
    for (const [name, value] of new URLSearchParams(body as string)) {
      const earlier = fields[name];
      fields[name] = earlier === undefined ? value : [earlier, value].flat();
    }
    done(null, fields);
  });
}
