import { capital, type Verb } from '../scaffold/names.ts';

/** The files of a verb as they begin: they compile and pass, and do nothing yet but answer. */

export function callOf({ area, file, value, type, said }: Verb, isRead: boolean): string {
  const staff = area === 'staff';
  const path = `${staff ? '/console/api' : `/${area}`}/${file}`;
  const request = isRead
    ? 'z.strictObject({ pageNo: pageText.optional(), pageSize: pageText.optional() })'
    : 'z.strictObject({})';
  const response = isRead
    ? 'z.object({ rows: z.array(z.object({ id, at: time })), more: z.boolean() })'
    : 'z.object({ at: time })';
  return `
import { z } from 'zod';
import { call } from '../../call.ts';
import { ${isRead ? 'id, pageText, time' : 'time'} } from '../../fields.ts';

export const ${value}Request = ${request};
export const ${value}Response = ${response};
export type ${type} = z.infer<typeof ${value}Response>;

/** ${said}. */
export const ${value} = call<z.infer<typeof ${value}Request>, ${type}>({
  name: '${area}/${file}',
  method: '${isRead ? 'GET' : 'POST'}',
  path: '${path}',
  permission: '${staff ? 'staff' : 'user'}',
  refusals: [],
  about: '${said}.',
});`;
}

export const commandOf = ({ area, file, value, type, said }: Verb, number: number): string => `
import { codecOf, id, type RowOf, time } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';

const input = { owner: id };
export type ${type} = RowOf<typeof input>;

export const ${value}Shape = shape({
  name: '${area}/${file}',
  number: ${number},
  input,
  output: codecOf<{ at: number }>({ at: time }),
});

/** ${said}. It has no rules yet: it is refused nothing, and changes nothing. */
export function ${value}(): Command<never> {
  return command(${value}Shape, (_request: ${type}, at): Outcome<{ at: number }> => done({ at }));
}`;

export const commandTestOf = ({ area, file }: Verb): string => `
import { expect, test } from 'vitest';
import { type Batch, createCore, type Reply } from '../../../index.ts';

const AT = Date.UTC(2026, 0, 1);

test('${file} is answered with its time, and changes nothing yet', () => {
  const batches: Batch[] = [];
  const { engine } = createCore({ port: { append: (batch) => batches.push(batch) } });
  const replies: Reply[] = [];
  engine.submit({ name: '${area}/${file}', input: { owner: 1001 }, at: AT }, (reply) => replies.push(reply));
  expect(replies.map(({ outcome }) => outcome)).toEqual([{ ok: true, value: { at: AT } }]);
  expect(batches).toEqual([]);
});`;

export function routeOf(
  { area, file, value }: Verb,
  { isRead, needs }: { readonly isRead: boolean; readonly needs: string | undefined },
): string {
  const head = `import type { ${value} } from '@quay/contract/${area}';`;
  if (isRead) {
    return `
${head}
import { numberedPageOf } from '../../../edge/page.ts';
import { type Route, reply } from '../../../edge/route.ts';

/** No rows are read yet: every page is empty. */
export const ${value}Route: Route<typeof ${value}> = (request) => reply(numberedPageOf(request).of([]));`;
  }
  if (needs === undefined) {
    return `
${head}
import { type Route, reply } from '../../../edge/route.ts';

/** Nothing is written yet. */
export const ${value}Route: Route<typeof ${value}> = () => reply({ at: Date.now() });`;
  }
  return `
${head}
import { type Route, reply } from '../../../edge/route.ts';
import type { ${needs} } from '../needs.ts';

export const ${value}Route =
  ({ core }: ${needs}): Route<typeof ${value}> =>
  async (_request, context) => {
    const { outcome, seq } = await core.submit<{ at: number }>('${area}/${file}', { owner: context.owner });
    return outcome.ok ? reply(outcome.value, seq) : { outcome, seq };
  };`;
}

export function webSenderOf({ area, file, value, type, said }: Verb, isRead: boolean): string {
  const head = `import { ${value} } from '@quay/contract/${area}';`;
  if (isRead) {
    return `
${head}
import { infiniteQueryOptions } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** ${said}. */
export const ${value}Query = infiniteQueryOptions({
  queryKey: ['${area}', '${file}'],
  queryFn: ({ pageParam, signal }) => ask(${value}, { pageNo: String(pageParam) }, { signal }),
  initialPageParam: 1,
  getNextPageParam: (page, pages) => (page.more ? pages.length + 1 : undefined),
});`;
  }
  return `
${head}
import { useMutation } from '@tanstack/react-query';
import { ask } from '../../../request/ask.ts';

/** ${said}. */
export const use${type} = () => useMutation({ mutationFn: () => ask(${value}, {}, { quiet: true }) });`;
}

export const consoleSenderOf = ({ area, value, type, said }: Verb, isRead: boolean): string => `
import { ${value} } from '@quay/contract/${area}';
import { ${isRead ? 'useAsk' : 'type ActOptions, useAct'} } from '../../../request/hooks.ts';

/** ${said}. */
export const use${capital(type)} = ${isRead ? `() => useAsk(${value}, {})` : `(options?: ActOptions<typeof ${value}>) => useAct(${value}, options)`};`;
