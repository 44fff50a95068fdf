/** The cells of a CSV file (RFC 4180) by the names in its head. */
export function readCsv(file: string): Record<string, string>[] {
  const lines: string[][] = [[]];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < file.length; at++) {
    const character = file[at]!;
    if (quoted && character === '"' && file[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (character === '"') quoted = !quoted;
    else if (!quoted && (character === ',' || character === '\n')) {
      lines.at(-1)!.push(cell.replace(/\r$/, ''));
      cell = '';
      if (character === '\n') lines.push([]);
    } else cell += character;
  }
  const [head = [], ...rows] = lines.filter((line) => line.length > 0);
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name, row[at] ?? ''])));
}
