import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: 'Suivis et bloqués',
  rowWhy: 'Annonceurs que vous suivez, personnes avec qui vous n’échangez plus',
  followed: 'Suivis',
  blocked: 'Bloqués',
  follow: (name) => `Suivre ${name}`,
  unfollow: (name) => `Ne plus suivre ${name}`,
  block: 'Bloquer',
  unblock: 'Débloquer',
  blockTitle: (name) => `Bloquer ${name} ?`,
  blockWhy:
    'Aucun de vous ne voit plus les annonces de l’autre, et aucun nouvel ordre n’est possible entre vous. Les ordres en cours se poursuivent. Personne n’est prévenu.',
  blocking: 'Blocage en cours',
  youBlocked: (name) => `Vous avez bloqué ${name}. Aucun ordre n’est possible entre vous.`,
  since: (day) => `depuis ${day}`,
  noneFollowed: 'Vous ne suivez encore personne',
  noneFollowedWhy: 'L’étoile sur la page d’un annonceur le garde ici, et le marché peut ne montrer que ses annonces.',
  noneBlocked: 'Vous n’avez bloqué personne',
  noneBlockedWhy: 'Vous pouvez bloquer un annonceur, ou l’autre partie d’un ordre.',
  failed: 'Le chargement a échoué',
  failedWhy: 'Rien n’a changé.',
  actFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
};
