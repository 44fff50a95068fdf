/**
 * What tells a test which form it has: the short one of `npm test`, in which each kind of proof is there once or a few
 * times, or the long one of `npm test -- --long`, which repeats it. A test reads it by `inject('isLong')`.
 */
declare module 'vitest' {
  interface ProvidedContext {
    readonly isLong: boolean;
  }
}

/** The environment of a process of Vitest that runs the long form. */
export const LONG_FORM: Readonly<Record<string, string>> = { QUAY_TEST_FORM: 'long' };

export const isLong = process.env.QUAY_TEST_FORM === LONG_FORM.QUAY_TEST_FORM;
