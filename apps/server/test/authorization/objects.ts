import type { Call } from '@quay/contract';
import { catalog } from '@quay/contract/catalog';
import { type Answer, reasonOf } from '../serving.ts';
import { type Field, fieldsIn } from './schemas.ts';

/** A field of a call of users that names somebody's object. */
export type Named = Field & { readonly call: Call<never, unknown>; readonly key: string };

/** Names of objects: by the field's name, or as long as the random names of files and tickets. */
export const namesObjects: readonly Named[] = catalog
  .filter(({ call }) => !call.permission.startsWith('staff') && !call.name.startsWith('staff/'))
  .flatMap(({ call, request }) =>
    fieldsIn(request).map((field) => ({ call, ...field, key: `${call.name} ${field.path}` })),
  )
  .filter(
    ({ name, length }) => /^(id|follow|loan|order|sale)$|Ids?$/.test(name) || length === 64 || name === 'documents',
  );

export const callOf = (key: string): Call<never, unknown> =>
  catalog.find(({ call }) => call.name === key.split(' ')[0])!.call;

/** An answer without the names that were asked for, and without what differs each time. */
export function seen({ status, text }: Answer, request: readonly (string | number)[]): string {
  const names = request.map(String).filter((name) => name.length > 3 || text.includes(`:${name}`));
  return `${status} ${names.reduce((rest, name) => rest.replaceAll(new RegExp(`(?<![0-9a-z])${name}(?![0-9a-z])`, 'g'), '…'), text)}`;
}

/** Refused as a whole, or each of what was asked for by itself. */
export function isRefused(answer: Answer): boolean {
  if (reasonOf(answer) !== undefined) return true;
  const { results = [] } = answer.envelope.data as { readonly results?: readonly { readonly code: number }[] };
  return results.length > 0 && results.every(({ code }) => code !== 0);
}
