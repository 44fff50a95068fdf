export const NICKNAME_MIN = 2;

export const NICKNAME_MAX = 20;

/** A name may be chosen anew this long after it was chosen. */
export const NICKNAME_DAYS = 30;

/** Letters of scripts that the app speaks, so that no letter of another one passes for one of them. */
const SIGN = `[${['Latn', 'Hani', 'Hira', 'Kana', 'Hang', 'Thai'].map((script) => `\\p{sc=${script}}`).join('')}\\p{M}ー0-9]`;

/** One space or mark between signs, none at the ends. */
const NICKNAME = new RegExp(`^(?!\\p{M})${SIGN}(?:[ _.-]?(?!(?<=[ _.-])\\p{M})${SIGN})*$`, 'u');

/** A name as it is kept: full-width letters and the like as plain ones. */
export const nicknameOf = (text: string): string => text.normalize('NFKC').trim().replace(/\s+/g, ' ');

export const isNickname = (nickname: string): boolean => {
  const { length } = [...nickname];
  return length >= NICKNAME_MIN && length <= NICKNAME_MAX && NICKNAME.test(nickname);
};

/** What two names must not share. */
export const nicknameKey = (nickname: string): string => nickname.toLowerCase().replace(/[ _.-]/g, '');

/** Digits that are read as letters. */
const AS_LETTERS: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's' };

const OURS = ['quay', 'admin', 'support', 'official', 'staff', 'moderator', '客服', '官方', '管理员', '系统'];

/** What somebody is called who has chosen no name. */
const DRAWN = /^trader[0-9a-f]{7}$/;

/** Whether a name would pass for us, for a name that we gave, or gives away what its owner logs in with. */
export function isReservedNickname(nickname: string, username: string): boolean {
  const key = nicknameKey(nickname);
  const read = key.replace(/[01345]/g, (digit) => AS_LETTERS[digit]!);
  return DRAWN.test(key) || key.includes(username.toLowerCase()) || OURS.some((word) => read.includes(word));
}
