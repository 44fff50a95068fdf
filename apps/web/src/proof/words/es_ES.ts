import type { Translation } from '@quay/words';
import type { Words } from './index.ts';

export const words: Translation<Words> = {
  title: 'Confirma que eres tú',
  emailLabel: (to) => `Código enviado a ${to}`,
  notSent: { email: 'Código por correo', phone: 'Código por SMS' },
  phoneLabel: (to) => `Código enviado por SMS a ${to}`,
  yourEmail: 'tu correo electrónico',
  yourPhone: 'tu teléfono',
  passwordLabel: 'Contraseña de inicio de sesión',
  passkeyLead: 'Tu dispositivo pide tu huella, tu rostro o su bloqueo.',
  lost: '¿No tienes nada de esto a mano?',
  askReset: 'Pídenos restablecerlo',
  reveal: 'Mostrar la contraseña',
  hide: 'Ocultar la contraseña',
  passwordMissing: 'Introduce tu contraseña.',
  passkeyFailed: 'La llave de acceso no respondió. No pasó nada; inténtalo de nuevo o usa otra forma.',
  again: 'Enviar otro código',
  againIn: (seconds) => `Enviar otro código en ${seconds} s`,
  holds: {
    'password-changed': 'Cambiaste tu contraseña de inicio de sesión.',
    'fund-password-changed': 'Cambiaste tu contraseña de fondos.',
    'email-changed': 'Cambiaste tu correo electrónico.',
    'phone-changed': 'Cambiaste tu número de teléfono.',
    'authenticator-changed': 'Cambiaste tu autenticador.',
    'passkey-changed': 'Cambiaste tus llaves de acceso.',
    'reset-by-staff': 'Atención al cliente restableció tu seguridad.',
    'fund-password-wrong': 'La contraseña de fondos se introdujo mal cinco veces.',
    unfrozen: 'Tu cuenta estuvo congelada antes.',
    'fund-password-forgotten': 'Estableciste una nueva contraseña de fondos sin la anterior.',
    'deposit-reversed': 'Un depósito tuyo se deshizo en su red. Las criptos ya no están ahí.',
  },
  demoCode: (username) => `El autenticador de la cuenta demo ${username} muestra`,
  wallet: {
    lead: (address) =>
      `Tu billetera ${address} te pide firmar un mensaje que nombra este cambio. No cuesta nada y no mueve criptos.`,
    several: '¿En qué billetera está?',
    none: 'No hay billetera en este navegador',
    noneWhy:
      'Instala una billetera como extensión o abre Quay en el navegador de tu app de billetera. Entonces aparece aquí automáticamente.',
    list: 'Billeteras en este navegador',
    waiting: (name) => `${name} te pide confirmar.`,
    declined: 'Lo rechazaste en la billetera. No se firmó nada.',
    busy: 'La billetera aún espera una respuesta anterior tuya. Ábrela primero.',
    failed: 'La billetera no respondió como debería. No se firmó nada.',
  },
  requirements: {
    before: 'Configura esto antes de solicitarlo',
    adsHidden: 'Tus anuncios no están en el mercado en este momento',
    why: {
      'second-factor':
        'Un comerciante confirma cada liberación con un segundo factor. Una llave de acceso confirma tantas veces como quieras; un código de autenticador vale una vez cada 30 segundos.',
      contact: 'Las órdenes esperan al comerciante, así que un mensaje debe llegarte cuando la app está cerrada.',
    },
    passkey: 'Añadir una llave de acceso',
    authenticator: 'Añadir un autenticador',
    email: 'Vincular un correo electrónico',
    phone: 'Vincular un número de teléfono',
    browser: 'Permitir avisos en este navegador',
    meanwhile: 'Vuelven solos cuando no falta nada. Las órdenes en curso continúan como siempre.',
  },
  ways: {
    totp: {
      lead: 'Abre tu app de autenticación e introduce sus seis cifras para Quay.',
      label: 'Código del autenticador',
      choose: 'Usar el autenticador',
    },
    'recovery-code': {
      lead: 'Introduce uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.',
      label: 'Código de recuperación',
      choose: 'Usar un código de recuperación',
      missing: 'Introduce un código de recuperación.',
    },
    passkey: {
      lead: 'Confirma con la llave de acceso de esta cuenta: huella, rostro o el bloqueo de tu dispositivo.',
      act: 'Confirmar con la llave de acceso',
      doing: 'Esperando la llave de acceso',
      choose: 'Usar una llave de acceso',
      notHere: 'Este navegador no puede usar llaves de acceso aquí. Abre Quay donde añadiste la tuya.',
    },
  },
};
