import type { PeopleWords } from './index.ts';

export const words: PeopleWords = {
  title: 'Seguidos y bloqueados',
  rowWhy: 'Anunciantes que sigues y personas con las que ya no operas',
  followed: 'Seguidos',
  blocked: 'Bloqueados',
  follow: (name) => `Seguir a ${name}`,
  unfollow: (name) => `Dejar de seguir a ${name}`,
  block: 'Bloquear',
  unblock: 'Desbloquear',
  blockTitle: (name) => `¿Bloquear a ${name}?`,
  blockWhy:
    'Ninguno verá ya los anuncios del otro y no se podrán crear órdenes nuevas entre vosotros. Las órdenes en curso continúan. No se avisa a nadie.',
  blocking: 'Bloqueando',
  youBlocked: (name) => `Has bloqueado a ${name}. No se pueden crear órdenes entre vosotros.`,
  since: (day) => `desde ${day}`,
  noneFollowed: 'Aún no sigues a nadie',
  noneFollowedWhy:
    'La estrella en la página de un anunciante lo guarda aquí, y el mercado puede mostrar solo sus anuncios.',
  noneBlocked: 'No has bloqueado a nadie',
  noneBlockedWhy: 'Puedes bloquear a un anunciante o a la otra parte de una orden.',
  failed: 'No se ha cargado',
  failedWhy: 'No ha cambiado nada.',
  actFailed: 'No ha funcionado. Inténtalo de nuevo.',
};
