/** A path with a query, when there is one. */
export function withQuery(path: string, query: URLSearchParams | string): string {
  const text = query.toString().replace(/^\?/, '');
  return text ? `${path}?${text}` : path;
}
