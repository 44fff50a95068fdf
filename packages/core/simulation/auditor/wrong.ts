/** What the auditor says when something is not as it should be. */
export class Objection extends Error {
  override readonly name = 'Objection';
}

export function wrong(what: string): never {
  throw new Objection(what);
}
