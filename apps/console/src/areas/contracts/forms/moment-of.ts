const PATTERN = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/;

/** A moment in UTC as somebody types it, `2027-01-31 08:00`; 0 for nothing, and nothing for what is no such moment. */
export function momentOf(typed: string): number | undefined {
  const text = typed.trim();
  if (text === '') return 0;
  const found = PATTERN.exec(text);
  if (!found) return undefined;
  const iso = `${found[1]}T${found[2]}:00.000Z`;
  const at = Date.parse(iso);
  // The 31st of February would be taken for a day of March.
  return Number.isNaN(at) || new Date(at).toISOString() !== iso ? undefined : at;
}
