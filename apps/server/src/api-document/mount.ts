import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { openApi } from './open-api.ts';
import { apiPage } from './page.ts';

/** The API's documents, made once from the catalogue: for people at `/api/`, for programs beside it. */
export function mountApiDocument(app: FastifyInstance): void {
  const document = JSON.stringify(openApi());
  const page = apiPage();
  const style = readFileSync(new URL('./document.css', import.meta.url), 'utf8');
  const serve = (path: string, type: string, text: string) =>
    app.get(path, (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text));
  serve('/api/openapi.json', 'application/json; charset=utf-8', document);
  serve('/api/', 'text/html; charset=utf-8', page);
  serve('/api/document.css', 'text/css; charset=utf-8', style);
  app.get('/api', (_request, reply) => reply.redirect('/api/', 308));
}
