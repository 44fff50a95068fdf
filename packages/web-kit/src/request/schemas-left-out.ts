/**
 * Stands in for zod in the builds of the apps. The contract's files hold calls, types and schemas; the schemas are checked
 * by the server alone, and a schema library would be a quarter of what a phone loads first. Building a schema gives
 * nothing here, and using one is a fault that shows at once.
 */
const judging = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);

export const z: unknown = new Proxy(() => z, {
  get(_, key) {
    if (judging.has(key)) throw new Error('schemas are judged by the server, not by an app');
    return z;
  },
});
