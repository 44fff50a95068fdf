import type { Words } from './index.ts';

export const words: Words = {
  choose: 'Bild wählen',
  camera: 'Foto aufnehmen',
  uploading: (percent) => `Wird hochgeladen, ${percent} %`,
  cancel: 'Abbrechen',
  uploaded: 'Hochgeladen',
  replace: 'Anderes wählen',
  remove: 'Entfernen',
  tryAgain: 'Erneut versuchen',
  preview: 'Ihr Bild',
  crop: {
    title: 'Bild zuschneiden',
    close: 'Dieses Bild weglassen',
    lead: 'Ziehen Sie die Ecken, bis der Rahmen alles und sonst wenig enthält.',
    corners: {
      'top-left': 'Obere linke Ecke',
      'top-right': 'Obere rechte Ecke',
      'bottom-left': 'Untere linke Ecke',
      'bottom-right': 'Untere rechte Ecke',
    },
    move: 'Rahmen verschieben',
    use: 'Dieses Bild hochladen',
    using: 'Wird zugeschnitten',
  },
};
