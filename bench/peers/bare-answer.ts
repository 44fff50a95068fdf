import Fastify from 'fastify';
import { answerAside, given } from '../aside.ts';

/** The least that Fastify does for an answer that is there already: it reads the body and sends the same bytes. */
const { path, answer } = given<{ path: string; answer: string }>();

const app = Fastify();
app.post(path, (_request, reply) => reply.type('application/json').send(answer));
answerAside(
  await app.listen({ port: 0, host: '127.0.0.1' }),
  () => undefined,
  () => app.close(),
);
