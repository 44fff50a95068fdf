/** A message in a translator's file. */
export type Entry = {
  /** The catalogue and the place within it: `apps/web/src/areas/spot/words#column.price`. */
  readonly context: string;
  /** In ICU MessageFormat, as the source has it. */
  readonly source: string;
  /** Empty where there is none. */
  readonly translation: string;
  /** What a translator should know. */
  readonly notes: readonly string[];
  /** The source has changed since it was translated. */
  readonly isChanged: boolean;
};

/** The entries as a PO file of gettext. */
export function toPo(language: string, entries: readonly Entry[]): string {
  const header = [
    'msgid ""',
    'msgstr ""',
    ...['Content-Type: text/plain; charset=UTF-8', 'Content-Transfer-Encoding: 8bit', `Language: ${language}`].map(
      (line) => escaped(`${line}\n`),
    ),
  ];
  const blocks = entries.map(({ context, source, translation, notes, isChanged }) =>
    [
      ...notes.map((note) => `#. ${note}`),
      `#, ${isChanged ? 'fuzzy, ' : ''}icu-message-format`,
      `msgctxt ${escaped(context)}`,
      `msgid ${escaped(source)}`,
      `msgstr ${escaped(translation)}`,
    ].join('\n'),
  );
  return `${[header.join('\n'), ...blocks].join('\n\n')}\n`;
}

const escaped = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t').replaceAll('\r', '\\r')}"`;

const SIGNS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

/** Reads a PO file, as it is written here or by a translator's program. */
export function fromPo(file: string): Entry[] {
  const entries: Entry[] = [];
  let fields: Record<string, string> = {};
  let notes: string[] = [];
  let isChanged = false;
  let last = '';
  const end = () => {
    const { msgctxt: context, msgid: source, msgstr: translation = '' } = fields;
    if (context !== undefined && source !== undefined) {
      entries.push({ context, source, translation, notes, isChanged });
    }
    fields = {};
    notes = [];
    isChanged = false;
    last = '';
  };
  for (const [nth, raw] of file.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const [, keyword, text] = /^(msgctxt|msgid|msgstr)?\s*"((?:[^"\\]|\\.)*)"$/.exec(line) ?? [];
    if (line === '') end();
    else if (line.startsWith('#')) {
      // A comment after a translation belongs to the next message.
      if (last === 'msgstr') end();
      if (line.startsWith('#.')) notes.push(line.slice(2).trim());
      if (line.startsWith('#,')) isChanged = /\bfuzzy\b/.test(line);
    } else if (text === undefined) throw new Error(`line ${nth + 1} is no line of a PO file: ${line}`);
    else {
      if (keyword && last === 'msgstr') end();
      last = keyword ?? last;
      fields[last] = (fields[last] ?? '') + text.replace(/\\(.)/g, (_, sign: string) => SIGNS[sign] ?? sign);
    }
  }
  end();
  return entries;
}
