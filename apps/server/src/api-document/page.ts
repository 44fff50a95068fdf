import { LIVE_MAX_CHANNELS, LIVE_PATH, LIVE_SILENCE_MS, SEQ_HEADER, TOKEN_HEADER } from '@quay/contract';
import { catalog, channels, type Entry } from '@quay/contract/catalog';
import { BATCH_ORDERS_MAX } from '@quay/contract/spot';
import { languages, type RefusalWords, SOURCE } from '@quay/words';
import { refusalWordsIn } from '@quay/words/refusals';
import { z } from 'zod';
import { PAYLOAD_MAX } from '../live/hub.ts';
import { ID_LENGTH_MAX } from '../live/request.ts';
import { IN_FLIGHT_MAX } from '../live/trading.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string): string => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** The page that people read: every call with its refusals in their order, and the channels of the socket. */
export function apiPage(): string {
  const areas = new Map<string, Entry[]>();
  for (const entry of catalog) {
    const area = entry.call.name.split('/')[0]!;
    areas.set(area, [...(areas.get(area) ?? []), entry]);
  }
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quay API</title>
<link rel="stylesheet" href="/api/document.css">
</head>
<body>
<header>
<h1>Quay API</h1>
<p>Every answer is an envelope: <code>{"code": 0, "message": "", "data": …}</code>. Code 0 is success. Otherwise
<code>message</code> says why in the language of the <code>lang</code> header (${languages.map((language) => `<code>${language}</code>`).join(', ')}),
and <code>data</code> is <code>{"reason", "params", "field"}</code>. Amounts are decimal strings; times are milliseconds
since 1970, UTC. Bodies are JSON.</p>
<p>A call marked <b class="user">user</b> needs the session token in the header <code>${TOKEN_HEADER}</code>. An answer
says in <code>${SEQ_HEADER}</code> at which journal sequence it is true; send your highest back in the same header, and
lists answer from rows that are at least as new.</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a></p>
<nav>${[...areas.keys()].map((area) => `<a href="#${area}">${area}</a>`).join(' ')} <a href="#socket">socket</a></nav>
</header>
<main>
${[...areas].map(([area, entries]) => `<h2 id="${area}">${area}</h2>\n${entries.map(callSection).join('\n')}`).join('\n')}
${socketSection()}
</main>
</body>
</html>
`;
}

function callSection({ call, request, response }: Entry): string {
  const twin = call.getTwin
    ? `<p>Also <code>GET ${html(call.getTwin)}</code> with the same fields in the query.</p>`
    : '';
  return `<section id="${html(call.name)}">
<h3><span class="method">${call.method}</span> <code>${html(call.path)}</code> <b class="${call.permission}">${call.permission}</b></h3>
<p>${html(call.about)}</p>
${twin}
<h4>Request</h4>
${fieldTable(request, 'input')}
${call.file === undefined ? `<h4>Data of the answer</h4>\n${fieldTable(response, 'output')}` : `<p>The answer is the file <code>${html(call.file)}</code> (CSV, UTF-8, ISO 8601 times) and no envelope.</p>`}
${refusalList(call)}
</section>`;
}

function refusalList({ refusals }: Entry['call']): string {
  if (refusals.length === 0) return '';
  const items = refusals.map(({ code, reason }) => {
    const words = refusalWordsIn(SOURCE)[reason as keyof RefusalWords];
    return `<li><code>${code}</code> <code>${html(reason)}</code> ${html(words)}</li>`;
  });
  return `<h4>Refusals, in the order in which they are judged</h4>\n<ol>${items.join('\n')}</ol>`;
}

type Schema = {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
};

function fieldTable(shape: z.ZodType, io: 'input' | 'output'): string {
  const schema = z.toJSONSchema(shape, { io }) as Schema;
  const rows = rowsOf(schema.items ?? schema, '');
  const list = schema.type === 'array' ? '<p>A list. Each of it:</p>' : '';
  if (rows.length === 0)
    return schema.type === 'object' ? '<p>Nothing.</p>' : `${list}<p>${html(typeOf(schema.items ?? schema))}</p>`;
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${html(cell)}</td>`).join('')}</tr>`);
  return `${list}<table><tbody>\n${cells.join('\n')}\n</tbody></table>`;
}

function rowsOf(schema: Schema, prefix: string): string[][] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const optional = schema.required?.includes(name) ? '' : ' (optional)';
    const inner = field.type === 'array' ? (field.items ?? {}) : field;
    return [[prefix + name, typeOf(field) + optional, field.description ?? ''], ...rowsOf(inner, `${prefix}${name}.`)];
  });
}

function typeOf(schema: Schema): string {
  if (schema.enum) return schema.enum.map(String).join(' | ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.type === 'array') return `${typeOf(schema.items ?? {})}[]`;
  return schema.type ?? 'value';
}

/** What may be said after a ticket besides listening, and what is answered. */
const trades: readonly (readonly [said: string, answered: string, about: string])[] = [
  [
    '{"op": "place", "id", "orders"}',
    '{"op": "placed", "id", "seq", "at", "results"}',
    `Up to ${BATCH_ORDERS_MAX} orders, each as in place-order and with a result of its own as in place-orders.`,
  ],
  [
    '{"op": "cancel", "id", "orderIds"}',
    '{"op": "cancelled", "id", "seq", "at", "results"}',
    `Up to ${BATCH_ORDERS_MAX} orders, with results as in cancel-orders.`,
  ],
  [
    '{"op": "cancel-all", "id", "symbol"}',
    '{"op": "cancelled-all", "id", "seq", "at", "orderIds"}',
    'All open orders, of one market when it is named.',
  ],
];

function tradeTable(): string {
  const rows = trades.map((row) => {
    const [said, answered, about] = row.map(html);
    return `<tr><td><code>${said}</code></td><td><code>${answered}</code></td><td>${about}</td></tr>`;
  });
  return `<h3 id="socket-orders">Orders over the socket</h3>
<p>After the login. <code>id</code> is yours, 1 to ${ID_LENGTH_MAX} characters, and comes back with the answer, which says
that all of it is durable; answers come in the order of your messages. Orders are judged and limited as over HTTP, and
<code>clientOrderId</code> is one name on both ways: after a lost connection send an order again with it. A message of
which nothing was done is answered with <code>{"op": "error", "code", "reason", "id"}</code>:
<code>edge/bad-request</code> (not the shape of the call), <code>edge/unauthorized</code>,
<code>edge/too-many-requests</code>, <code>edge/busy</code> (also with more than ${IN_FLIGHT_MAX} messages unanswered), or
for cancel-all <code>trading/symbol-unknown</code>. <code>edge/outcome-unknown</code> says that orders may have
been done, by this message or by an earlier one with the same <code>clientOrderId</code>: send them again with it.
A message has at most ${PAYLOAD_MAX / 1024} kB. Who does not read the
answers is not listened to either.</p>
<table><tbody>
${rows.join('\n')}
</tbody></table>`;
}

function socketSection(): string {
  const rows = channels.map(
    ({ channel, ticket, about }) =>
      `<tr><td><code>${html(channel)}</code></td><td>${ticket ? 'after login' : 'anybody'}</td><td>${html(about)}</td></tr>`,
  );
  return `<h2 id="socket">socket</h2>
<section>
<h3><code>${LIVE_PATH}</code></h3>
<p>Every message is one JSON object. Say <code>{"op": "subscribe", "channels": ["tickers"]}</code> or
<code>unsubscribe</code>; at most ${LIVE_MAX_CHANNELS} channels. For your own orders, fills and balances take a ticket
from <code>POST /live/ticket</code> and say <code>{"op": "login", "ticket": "…"}</code>. Say
<code>{"op": "ping"}</code> at least every ${LIVE_SILENCE_MS / 1000} seconds.</p>
<p>A push is <code>{"channel", "data", "seq", "at"}</code>. The answer to subscribe names the <code>seq</code> up to which
everything was pushed before, or to nobody: rows that are at least as new miss nothing.</p>
<table><tbody>
${rows.join('\n')}
</tbody></table>
${tradeTable()}
</section>`;
}
