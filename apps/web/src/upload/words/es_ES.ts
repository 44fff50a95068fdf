import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  choose: 'Elegir una imagen',
  camera: 'Tomar una foto',
  uploading: (percent) => `Subiendo, ${percent} %`,
  cancel: 'Cancelar',
  uploaded: 'Subida',
  replace: 'Elegir otra',
  remove: 'Quitar',
  tryAgain: 'Intentar de nuevo',
  preview: 'Tu imagen',
  crop: {
    title: 'Recortar la imagen',
    close: 'Omitir esta imagen',
    lead: 'Arrastra las esquinas hasta que el marco lo contenga todo y poco más.',
    corners: {
      'top-left': 'Esquina superior izquierda',
      'top-right': 'Esquina superior derecha',
      'bottom-left': 'Esquina inferior izquierda',
      'bottom-right': 'Esquina inferior derecha',
    },
    move: 'Mover el marco',
    use: 'Subir esta imagen',
    using: 'Recortando',
  },
};
