import Fastify from 'fastify';
import { answerAside } from '../aside.ts';

/** The least that Fastify does for an order: it checks the body against a JSON schema and answers, and nothing else. */
const decimal = { type: 'string', maxLength: 40, pattern: '^[0-9]+(\\.[0-9]+)?$' };
const body = {
  type: 'object',
  required: ['symbol', 'side', 'type'],
  additionalProperties: false,
  properties: {
    symbol: { type: 'string', maxLength: 20 },
    side: { enum: ['buy', 'sell'] },
    type: { enum: ['limit', 'market'] },
    price: decimal,
    quantity: decimal,
  },
};
const answer = {
  type: 'object',
  properties: { code: { type: 'integer' }, message: { type: 'string' }, data: { type: 'null' } },
};

const app = Fastify();
app.post('/spot/order/place', { schema: { body, response: { 200: answer } } }, async () => ({
  code: 0,
  message: 'ok',
  data: null,
}));
answerAside(
  await app.listen({ port: 0, host: '127.0.0.1' }),
  () => undefined,
  () => app.close(),
);
