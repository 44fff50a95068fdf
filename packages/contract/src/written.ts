/*
 * What people write. Characters that cannot be seen, and those that turn the direction of what is read, make one name look
 * like another and a sentence of ours say something else. Names and labels are refused that hold one; any other text is
 * kept without them.
 */

/** Control, format, private and unassigned characters, and what breaks a line without looking like it. */
const UNSEEN = '[\\p{C}\\p{Zl}\\p{Zp}]';
/** Scripts in which a joiner within a word decides how its neighbours look. */
const JOINING = `[${['Arab', 'Syrc', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr'].map((script) => `\\p{sc=${script}}`).join('')}]`;
const EMOJI = '\\p{Extended_Pictographic}';
/** Joiners where they are seen: in such a word, and between two emoji that they make one. Anywhere else they are not. */
const JOINER = `(?<=${JOINING})[\\u200c\\u200d](?=${JOINING})|(?<=[${EMOJI}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=${EMOJI})`;
const EACH_JOINER = new RegExp(JOINER, 'gu');
const EACH_BUT_JOINERS = new RegExp(`(${JOINER}|\\n)|${UNSEEN}`, 'gu');
const ANY = new RegExp(UNSEEN, 'u');

/** Whether a text holds something that nobody sees. A line break is a thing of texts, not of names. */
export const hasUnseen = (text: string): boolean => ANY.test(text.replace(EACH_JOINER, ''));

/** Letters of any script with the marks that belong to them, and what stands between names. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ʼ.,·・\- \u200c\u200d]*$/u;

/** Whether somebody can be called so. */
export const isPersonName = (name: string): boolean => NAME.test(name) && !hasUnseen(name);

/** What somebody wrote, as text and nothing else. */
export function plainText(text: string): string {
  const lines = text.replace(/\r\n?|\u2028|\u2029/g, '\n').replace(/\t/g, ' ');
  return lines.replace(EACH_BUT_JOINERS, (_, kept: string | undefined) => kept ?? '').trim();
}

/** The same in one line. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');
