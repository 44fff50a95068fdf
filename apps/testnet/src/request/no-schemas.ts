/**
 * Stands in for zod in the build of these pages. The contract's files hold calls, types and schemas; the schemas are
 * judged by the server alone. Building a schema gives nothing here, and using one is a fault that shows at once.
 */
const judging = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

export const z: unknown = new Proxy(() => z, {
  get(_, key) {
    if (judging.has(key)) throw new Error('schemas are judged by the server, not by these pages');
    return z;
  },
});
