import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api.ts';
import { apiPage } from './page.ts';

/**
 * The API's documents, made from the catalogue when the first reader comes: for people at `/api/`, for programs beside
 * it. Making them takes as long as a third of a start.
 */
export function mountApiDocument(app: FastifyInstance): void {
  const serve = (path: string, type: string, make: () => string) => {
    let made: string | undefined;
    app.get(path, (_request, reply) => {
      made ??= make();
      return reply.type(type).header('cache-control', 'no-cache').send(made);
    });
  };
  serve('/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(openApi()));
  serve('/api/', 'text/html; charset=utf-8', apiPage);
  serve('/api/document.css', 'text/css; charset=utf-8', () =>
    readFileSync(new URL('./document.css', import.meta.url), 'utf8'),
  );
  app.get('/api', (_request, reply) => reply.redirect('/api/', 308));
}
