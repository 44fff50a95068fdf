/** A failure that a person can act on: its message is one line and all that is printed. */
export class SetupFailure extends Error {}
