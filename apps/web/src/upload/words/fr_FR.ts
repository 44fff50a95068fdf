import type { Words } from './index.ts';

export const words: Words = {
  choose: 'Choisir une image',
  camera: 'Prendre une photo',
  uploading: (percent) => `Téléversement, ${percent} %`,
  cancel: 'Annuler',
  uploaded: 'Téléversée',
  replace: 'En choisir une autre',
  remove: 'Supprimer',
  tryAgain: 'Réessayer',
  preview: 'Votre image',
  crop: {
    title: 'Recadrer l’image',
    close: 'Laisser cette image',
    lead: 'Tirez les coins jusqu’à ce que le cadre contienne tout et peu d’autre.',
    corners: {
      'top-left': 'Coin supérieur gauche',
      'top-right': 'Coin supérieur droit',
      'bottom-left': 'Coin inférieur gauche',
      'bottom-right': 'Coin inférieur droit',
    },
    move: 'Déplacer le cadre',
    use: 'Téléverser cette image',
    using: 'Découpe',
  },
};
