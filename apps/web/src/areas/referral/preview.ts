import type { Words } from './words/index.ts';

/** Drawn without a word, so that it is right beside each language. */
export const invitationPicture = { path: '/icons/invitation-1200.png', width: 1200, height: 630 };

/** After a sentence of a language that sets no blanks. */
const FULL_WIDTH_END = /[。！？]$/;

/** What the link of an invitation says where it is shared. */
export function invitationSaid({ invited, headline, look }: Pick<Words, 'invited' | 'headline' | 'look'>) {
  const blank = FULL_WIDTH_END.test(headline) ? '' : ' ';
  return { title: `Quay · ${invited}`, description: `${headline}${blank}${look}` };
}
