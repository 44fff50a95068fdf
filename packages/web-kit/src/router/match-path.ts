export type Params = Readonly<Partial<Record<string, string>>>;

/** The parameters of a path such as `/trade/:symbol`, or nothing when the address is another one. */
export function matchPath(path: string, pathname: string): Record<string, string> | null {
  const wanted = path.split('/');
  const given = pathname.replace(/(.)\/+$/, '$1').split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index]!;
    if (part.startsWith(':')) {
      if (text === '') return null;
      params[part.slice(1)] = decoded(text);
    } else if (part.toLowerCase() !== text.toLowerCase()) return null;
  }
  return params;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that somebody typed.
    return text;
  }
}
