/** A state that cannot be. The process stops: starting again from the journal is cheap, a wrong balance is not. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

/** States what must be true here. */
export function always(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Fault(what);
}
