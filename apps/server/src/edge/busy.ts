/** There is too much to do right now. Nothing was done; the same request may be sent again in a moment. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

/** Something was done, or may have been, and its result is not known yet. Asking again shows it. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}
