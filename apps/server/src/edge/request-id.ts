const REQUEST_ID = /^[A-Za-z0-9_-]{1,36}$/;

/** What a client calls one intent of its user, so that sending it again is not a second one. */
export const isRequestId = (text: string): boolean => REQUEST_ID.test(text);
