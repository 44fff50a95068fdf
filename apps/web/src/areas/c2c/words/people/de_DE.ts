import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: 'Gefolgt und blockiert',
  rowWhy: 'Inserenten, denen Sie folgen, und Personen, mit denen Sie nicht mehr handeln',
  followed: 'Gefolgt',
  blocked: 'Blockiert',
  follow: (name) => `${name} folgen`,
  unfollow: (name) => `${name} nicht mehr folgen`,
  block: 'Blockieren',
  unblock: 'Freigeben',
  blockTitle: (name) => `${name} blockieren?`,
  blockWhy:
    'Keiner von beiden sieht mehr die Anzeigen des anderen, und neue Orders zwischen Ihnen sind nicht möglich. Laufende Orders gehen weiter. Niemand wird benachrichtigt.',
  blocking: 'Wird blockiert',
  youBlocked: (name) => `Sie haben ${name} blockiert. Orders zwischen Ihnen sind nicht möglich.`,
  since: (day) => `seit ${day}`,
  noneFollowed: 'Sie folgen noch niemandem',
  noneFollowedWhy:
    'Der Stern auf der Seite eines Inserenten merkt ihn hier vor, und der Markt kann nur seine Anzeigen zeigen.',
  noneBlocked: 'Sie haben niemanden blockiert',
  noneBlockedWhy: 'Blockieren können Sie einen Inserenten oder die Gegenseite einer Order.',
  failed: 'Das wurde nicht geladen',
  failedWhy: 'Es hat sich nichts geändert.',
  actFailed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
};
