import type { Words } from './index.ts';

export const words: Words = {
  title: 'Installer Quay sur cet appareil',
  name: 'Quay',
  about: 'Depuis ce site, sans boutique d’applications',
  gains: 'Ce que vous y gagnez',
  gainNotices: 'Une notification lorsqu’un ordre, un prêt ou une position a besoin de vous',
  gainOffline: 'S’ouvre sans connexion : les derniers chiffres, avec leur heure',
  gainSame: 'Le même programme qu’ici, à retirer à tout moment',
  byHand: 'Sur iPhone ou iPad, à la main',
  share: 'Touchez l’icône de partage en bas de Safari',
  add: 'Choisissez « Sur l’écran d’accueil »',
  open: 'Touchez « Ajouter », puis ouvrez Quay depuis l’écran d’accueil',
  elsewhere: 'Dans un autre navigateur',
  elsewhereWhy:
    'Ouvrez son menu et choisissez « Installer » ou « Ajouter à l’écran d’accueil ». Si rien de cela n’apparaît, Quay fonctionne ici tel quel.',
  phone: 'Sur votre téléphone',
  phoneWhy: (host) =>
    `Visez ici avec l’appareil photo de votre téléphone. L’adresse doit être ${host} ; toute autre n’est pas la nôtre.`,
  code: (address) => `QR code qui ouvre ${address}`,
  install: 'Installer Quay',
  installed: 'Quay est installé sur cet appareil.',
  hint: 'Quay à portée de main',
  hintWhy: 'Sur l’écran d’accueil, Quay s’ouvre comme une application et les notifications vous parviennent.',
  notNow: 'Ne plus afficher',
};
