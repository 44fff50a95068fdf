import type { Translation } from '@quay/words';
import type { MessageBook } from './index.ts';

export const words: Translation<MessageBook> = {
  'code-register': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para abrir una cuenta en Quay. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-forgot-password': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para establecer una nueva contraseña de inicio de sesión. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-reset-request': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para solicitar un restablecimiento manual. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-change-password': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para cambiar tu contraseña de inicio de sesión. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-set-fund-password': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para establecer tu contraseña de fondos. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-change-fund-password': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para cambiar tu contraseña de fondos. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-bind-email': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para vincular un correo electrónico. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-bind-phone': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para vincular un número de teléfono. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-bind-authenticator': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para vincular un autenticador. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-new-recovery-codes': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para obtener nuevos códigos de recuperación. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-add-passkey': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para añadir una llave de acceso. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-remove-passkey': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para eliminar una llave de acceso. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-set-anti-phishing': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para establecer tu palabra antiphishing. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-unfreeze': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para reactivar tu cuenta congelada. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-withdraw': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para retirar. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-add-address': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para guardar una dirección de retiro. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-save-payment-method': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para guardar un método de pago. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-release-coins': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para liberar criptos a un comprador. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-close-account': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para cerrar tu cuenta. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-export-data': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para descargar tus datos. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'code-send-coins': {
    subject: 'Tu código de Quay',
    text: '{code} es tu código para enviar a otro usuario. Es válido durante {minutes} minutos. No se lo des a nadie: nuestro personal nunca lo pide. Si no lo pediste tú, otra persona conoce tu correo o teléfono; sin el código no puede hacerlo.',
  },
  'has-account': {
    subject: 'Ya tienes una cuenta en Quay',
    text: 'Alguien quiso abrir una cuenta en Quay con esta dirección, que ya pertenece a una cuenta. Si fuiste tú, inicia sesión o establece una nueva contraseña en «¿Olvidaste tu contraseña?».',
  },
  'no-account': {
    subject: 'No hay ninguna cuenta de Quay con esta dirección',
    text: 'Alguien pidió establecer una nueva contraseña para una cuenta de Quay con esta dirección. Esa cuenta no existe. Si fuiste tú, quizá usaste otra dirección.',
  },
  'new-device': {
    subject: 'Nuevo inicio de sesión en tu cuenta de Quay',
    text: 'Se inició sesión en tu cuenta desde un dispositivo o lugar nuevo.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'password-changed': {
    subject: 'Se cambió tu contraseña de inicio de sesión de Quay',
    text: 'Se cambió tu contraseña de inicio de sesión. Todas las demás sesiones se cerraron. Durante {hours} horas no se puede retirar ni vender nada a otros.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'fund-password-set': {
    subject: 'Se estableció una contraseña de fondos en Quay',
    text: 'Se estableció una contraseña de fondos para tu cuenta.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'fund-password-changed': {
    subject: 'Se cambió tu contraseña de fondos de Quay',
    text: 'Se cambió tu contraseña de fondos. Durante {hours} horas no se puede retirar ni vender nada a otros.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'email-changed': {
    subject: 'Se cambió tu correo electrónico de Quay',
    text: 'Se cambió el correo electrónico de tu cuenta. Durante {hours} horas no se puede retirar ni vender nada a otros.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'phone-changed': {
    subject: 'Se cambió tu número de teléfono de Quay',
    text: 'Se cambió el número de teléfono de tu cuenta. Durante {hours} horas no se puede retirar ni vender nada a otros.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'authenticator-bound': {
    subject: 'Se vinculó un autenticador a tu cuenta de Quay',
    text: 'Se vinculó un autenticador a tu cuenta. A partir de ahora se te pedirá al iniciar sesión con tu contraseña, al retirar y al cambiar tu seguridad.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'authenticator-changed': {
    subject: 'Se cambió tu autenticador de Quay',
    text: 'Se vinculó o sustituyó el autenticador de tu cuenta. Durante {hours} horas no se puede retirar ni vender nada a otros.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'recovery-codes-changed': {
    subject: 'Nuevos códigos de recuperación de Quay',
    text: 'Se crearon nuevos códigos de recuperación para tu cuenta. Los anteriores ya no sirven.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'anti-phishing-changed': {
    subject: 'Se cambió tu palabra antiphishing de Quay',
    text: 'Se estableció de nuevo la palabra antiphishing de tu cuenta.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'passkey-added': {
    subject: 'Se añadió una llave de acceso a tu cuenta de Quay',
    text: 'Se añadió a tu cuenta la llave de acceso «{name}».\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'passkey-added-held': {
    subject: 'Se añadió una llave de acceso a tu cuenta de Quay',
    text: 'Se añadió a tu cuenta la llave de acceso «{name}». Durante {hours} horas no se puede retirar ni vender nada a otros.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'passkey-removed': {
    subject: 'Se eliminó una llave de acceso de tu cuenta de Quay',
    text: 'Se eliminó de tu cuenta la llave de acceso «{name}». Durante {hours} horas no se puede retirar ni vender nada a otros.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'fund-password-locked': {
    subject: 'Cinco contraseñas de fondos incorrectas',
    text: 'Alguien introdujo cinco contraseñas de fondos incorrectas en tu cuenta. Durante {hours} horas no se acepta ninguna y no se puede retirar nada.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'address-added': {
    subject: 'Se guardó una dirección de retiro en tu cuenta de Quay',
    text: 'Se guardó la dirección «{name}» para retiros por {network}: {to}\nSe podrá usar después de 24 horas.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'payment-method-added': {
    subject: 'Se guardó un método de pago en tu cuenta de Quay',
    text: 'Se guardó el método de pago «{name}». Se podrá usar para vender después de {hours} horas.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'withdrawal-requested': {
    subject: 'Un retiro de tu cuenta de Quay',
    text: 'Se solicitó un retiro de {amount} por {network} a {to}\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'withdrawal-sent': {
    subject: 'Tu retiro está en camino',
    text: 'Se envió tu retiro de {amount} por {network} a {to}. Transacción: {hash}',
  },
  'withdrawal-again': {
    subject: 'Tu retiro se está enviando de nuevo',
    text: 'La red cambió sus bloques y la transacción de tu retiro de {amount} por {network} a {to} ya no está en ellos. Se está enviando de nuevo. No tienes que hacer nada.',
  },
  'withdrawal-success': {
    subject: 'Tu retiro se completó',
    text: 'Tu retiro de {amount} por {network} a {to} ha llegado. Transacción: {hash}',
  },
  'withdrawal-failed': {
    subject: 'Tu retiro falló',
    text: 'La red no ejecutó tu retiro de {amount} por {network} a {to}. Las criptos se devolvieron a tu cuenta.',
  },
  'withdrawal-rejected': {
    subject: 'Tu retiro fue rechazado',
    text: 'Tu retiro de {amount} por {network} a {to} fue rechazado: {reason}\nLas criptos se devolvieron a tu cuenta.',
  },
  'account-frozen': {
    subject: 'Tu cuenta de Quay está congelada',
    text: 'Tu cuenta se congeló el {time}. Todas las sesiones se cerraron y no se pueden hacer nuevas órdenes ni retiros. Las órdenes abiertas aún pueden ejecutarse. Inicia sesión y reactívala en el centro de seguridad cuando tengas la certeza de que nadie más puede hacerlo.',
  },
  'account-unfrozen': {
    subject: 'Tu cuenta de Quay vuelve a estar activa',
    text: 'Se reactivó tu cuenta congelada. Durante {hours} horas no se puede retirar ni vender nada a otros.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'closure-requested': {
    subject: 'Solicitud de cierre de tu cuenta de Quay',
    text: 'Se solicitó cerrar tu cuenta. Se cierra el {until}. Hasta entonces puedes iniciar sesión y cancelarlo.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'closure-taken-back': {
    subject: 'Se canceló el cierre de tu cuenta de Quay',
    text: 'El cierre se canceló; tu cuenta sigue abierta.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'closure-called-off': {
    subject: 'Tu cuenta de Quay no se cerró',
    text: 'Tu cuenta no se cerró porque entraron criptos durante la espera. Si aún quieres cerrarla, inicia sesión y solicítalo de nuevo.',
  },
  'account-closed': {
    subject: 'Tu cuenta de Quay está cerrada',
    text: 'Tu cuenta está cerrada y ya no se puede iniciar sesión. Los registros se conservan para la auditoría.',
  },
  'data-exported': {
    subject: 'Se descargaron los datos de tu cuenta de Quay',
    text: 'Se descargaron todos los datos de tu cuenta.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'coins-sent': {
    subject: 'Un envío desde tu cuenta de Quay',
    text: 'Se enviaron {amount} a {to}.\n{time}, desde {device} ({address}).\n\nSi no fuiste tú, congela tu cuenta de inmediato: {link}',
  },
  'coins-received': {
    subject: 'Recibiste criptos',
    text: '{from} te envió {amount}. Ya están en tu Spot.',
  },
  'reset-applied': {
    subject: 'Alguien pidió restablecer la seguridad de tu cuenta de Quay',
    text: 'El {time} alguien nos pidió, con documentos de identidad, quitar ajustes de seguridad de tu cuenta. La decisión se espera para {due}.\n\nSi no fuiste tú, detenlo y congela tu cuenta: {link}',
  },
  'reset-approved': {
    subject: 'Se restableció la seguridad de tu cuenta de Quay',
    text: 'El {time} quitamos ajustes de seguridad de tu cuenta, según la solicitud con documentos de identidad. Los retiros esperan hasta {until}.\n\nSi no fuiste tú, detenlo y congela tu cuenta: {link}',
  },
  'reset-rejected': {
    subject: 'Se rechazó tu solicitud de restablecimiento',
    text: 'Se rechazó tu solicitud {number}: {reason}\nNo se cambió nada. Puedes solicitarlo de nuevo.',
  },
  'reset-stopped': {
    subject: 'Se detuvo tu solicitud de restablecimiento',
    text: 'Tu solicitud {number} se detuvo desde una dirección vinculada a la cuenta. La cuenta está congelada. Atención al cliente puede ayudarte.',
  },
  'reset-password': {
    subject: 'Establece una nueva contraseña de inicio de sesión de Quay',
    text: 'Se aprobó tu solicitud de restablecimiento. Establece aquí una nueva contraseña de inicio de sesión: {link}\nEl enlace sirve una sola vez, durante {hours} horas.',
  },
  'verification-passed': {
    subject: 'Tu verificación fue aprobada',
    text: 'Tu solicitud se revisó y fue aprobada: {level}.',
  },
  'verification-rejected': {
    subject: 'Tu verificación necesita otro intento',
    text: 'Tu solicitud ({level}) fue rechazada: {reason}\nConservamos lo que introdujiste: puedes corregirlo y volver a enviarla.',
  },
  'support-answer': {
    subject: 'Atención al cliente te ha respondido',
    text: 'Atención al cliente te ha respondido. Encuentras la respuesta en la app, en Atención al cliente.',
  },
  'c2c-opened-payer': {
    subject: 'Una orden P2P espera tu pago',
    text: 'Alguien te vende criptos. Están en escrow. Paga antes de que acabe el tiempo de la orden y márcalo en ella.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-opened-seller': {
    subject: 'Alguien compra tus criptos',
    text: 'Tus criptos están en escrow. Libéralas solo cuando el dinero esté en tu cuenta.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-paid': {
    subject: 'El comprador dice que envió el dinero',
    text: 'Mira en tu propia cuenta, no en una imagen. Libera las criptos solo cuando el dinero esté ahí y venga de una cuenta a nombre de quien muestra la orden.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-released': {
    subject: 'Se te liberaron las criptos',
    text: 'El vendedor liberó las criptos. Están en tu cuenta.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-cancelled': {
    subject: 'Se canceló una orden P2P',
    text: 'El comprador canceló. Las criptos se devolvieron.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-timed-out': {
    subject: 'Una orden P2P no se pagó a tiempo',
    text: 'El tiempo para el pago terminó. Las criptos volvieron al vendedor.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-reminded-payer': {
    subject: 'Queda poco tiempo para pagar',
    text: 'El tiempo para tu pago está por terminar. Cuando hayas pagado, márcalo en la orden: si no, termina y las criptos se devuelven.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-reminded-seller': {
    subject: 'Un comprador espera tus criptos',
    text: 'El comprador dijo que envió el dinero y sigue esperando. Mira en tu cuenta y libera las criptos, o apela.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-fault-claimed': {
    subject: 'El comprador dice que canceló por tu causa',
    text: 'Responde en la orden antes de 10 minutos si no es así. Sin respuesta, queda como está.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-fault-contested': {
    subject: 'El vendedor no está de acuerdo',
    text: 'Cancelaste e indicaste al vendedor como motivo. El vendedor lo niega, así que la cancelación cuenta como tuya.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-message': {
    subject: 'Un mensaje nuevo en una orden P2P',
    text: 'Te escribieron mientras no estabas.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-appealed': {
    subject: 'Una orden P2P está en apelación',
    text: 'Las criptos en escrow se quedan ahí hasta que el vendedor las libere o nuestro personal decida. Añade tus pruebas en la orden.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-appeal-taken': {
    subject: 'Alguien está revisando tu apelación',
    text: 'Una persona de nuestro equipo tomó la apelación.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-evidence-asked': {
    subject: 'Necesitamos algo de ti para una apelación',
    text: 'Nuestro personal pide pruebas. En la orden ves cuáles, y ahí las añades.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-withdrawal-offered': {
    subject: 'La otra parte propone retirar la apelación',
    text: 'Si aceptas, la orden sigue como antes de la apelación. No tienes que aceptar.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-appeal-withdrawn': {
    subject: 'Se retiró una apelación',
    text: 'La orden sigue como antes de la apelación.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-ruled-payer': {
    subject: 'Una apelación se resolvió a favor del comprador',
    text: 'Ves los motivos en la orden.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-ruled-seller': {
    subject: 'Una apelación se resolvió a favor del vendedor',
    text: 'Ves los motivos en la orden.\nOrden {order} con {name}: {amount} por {money}.\n\n{link}',
  },
  'c2c-several': {
    subject: 'Novedades de tus órdenes P2P',
    text: 'Hay novedades de tus órdenes P2P ({count}):\n{lines}\n\n{link}',
  },
  'contract-warned': {
    subject: 'Tu posición está cerca de la liquidación',
    text: '{symbol}: ya se exige {ratio} de lo que respalda tu posición, con el precio de marca en {mark}. La respaldan {equity} y se exigen {required}; cuando ambos se igualan, se liquida. Puedes añadir margen o cerrar una parte.\n\n{link}',
  },
  'contract-liquidated': {
    subject: 'Tu posición fue liquidada',
    text: '{symbol}: lo que respaldaba tu posición no superaba lo exigido, con el precio de marca en {mark}. Se cerraron {closed} a {price}, quedan {left}. El comprobante tiene todas las cifras.\n\n{link}',
  },
  'contract-deleveraged': {
    subject: 'Tu posición se cerró por desapalancamiento automático',
    text: '{symbol}: alguien del lado contrario fue liquidado y ni el libro de órdenes ni el fondo de seguro pudieron tomar la posición. La tuya era la siguiente por ganancia y apalancamiento: se cerraron {closed} a {price}, con el precio de marca en {mark}, sin comisión. El comprobante tiene toda la cola.\n\n{link}',
  },
  'contract-covered': {
    subject: 'Una ganancia pagó tu financiación',
    text: '{symbol}: tu cuenta tenía menos que la financiación debida. Para pagarla se realizaron {amount} de la ganancia de esta posición al precio de marca {mark}. Tu valor total no cambia por ello.\n\n{link}',
  },
  'contract-halted': {
    subject: 'Un contrato que tienes está suspendido',
    text: '{symbol}: por ahora no se opera ni se liquida nada. Se pueden cancelar órdenes y añadir margen.\n\n{link}',
  },
  'contract-reduce-only': {
    subject: 'Un contrato que tienes solo se puede cerrar',
    text: '{symbol}: se pueden cerrar posiciones, pero no abrir nuevas. La tuya sigue abierta como está.\n\n{link}',
  },
  'contract-reopened': {
    subject: 'Un contrato que tienes vuelve a operar',
    text: '{symbol}: se pueden abrir y cerrar posiciones de nuevo.\n\n{link}',
  },
  'contract-copy-skipped': {
    subject: 'Se omitió una copia',
    text: '{symbol}: {name} abrió una posición y no se copió para ti. {reason}\n\n{link}',
  },
  'contract-follow-stopped': {
    subject: 'El seguimiento se detuvo en tu límite de pérdida',
    text: '{name}: la pérdida alcanzó tu stop de {stop}. Ya no lo sigues y tus copias se cierran a mercado.\n\n{link}',
  },
  'contract-leader-resigned': {
    subject: 'Un trader líder que seguías dejó de serlo',
    text: '{name} ya no es trader líder. No se copia nada más para ti y tus copias se cierran a mercado.\n\n{link}',
  },
  'contract-share-paid': {
    subject: 'Se pagó una participación de tu ganancia',
    text: '{name} recibió {paid}, la participación semanal de tu ganancia neta por encima de su máximo hasta ahora.\n\n{link}',
  },
  'contract-leader-approved': {
    subject: 'Ya te pueden seguir',
    text: 'Se aprobó tu solicitud. Pueden seguirte hasta {count} personas, y lo que abras a partir de ahora se abre también para ellas.\n\n{link}',
  },
  'contract-leader-rejected': {
    subject: 'Se rechazó tu solicitud de trader líder',
    text: 'Por ahora nadie puede seguirte. Puedes volver a solicitarlo.\n\n{link}',
  },
  'contract-leader-withdrawn': {
    subject: 'Ya no eres trader líder',
    text: 'Nuestro personal puso fin a tu actividad de trader líder. Tus seguidores se detuvieron y sus copias se cerraron. Soporte puede decirte más.\n\n{link}',
  },
  'contract-expiring-day': {
    subject: 'Un contrato que tienes vence en menos de un día',
    text: '{symbol} vence el {expiry}. Lo que esté abierto entonces se liquida a la media del índice de sus últimos minutos y sus órdenes se cancelan. Puedes cerrar antes.\n\n{link}',
  },
  'contract-expiring-hour': {
    subject: 'Un contrato que tienes vence en menos de una hora',
    text: '{symbol} vence el {expiry}. En sus últimos minutos el precio de marca pasa al precio de entrega, que es la media del índice. Puedes cerrar hasta entonces.\n\n{link}',
  },
  'contract-settled': {
    subject: 'Tu contrato se liquidó al vencimiento',
    text: '{symbol}: se liquidaron {closed} a {price}. Ganancia o pérdida: {profit}, comisión: {fee}. El comprobante tiene cada muestra del precio.\n\n{link}',
  },
  'contract-loan-warned': {
    subject: 'Aviso: tu préstamo se acerca a una venta forzosa',
    text: 'Préstamo {loan}: debes {debt} contra un colateral de {pledge}, que es {rate} de su valor según el índice. Al 85 % se vende parte del colateral. Devuelve una parte o añade colateral para bajarlo.\n\n{link}',
  },
  'contract-loan-overdue': {
    subject: 'Tu préstamo está vencido',
    text: 'Préstamo {loan}: venció con {debt} de principal por devolver, más intereses. Cada hora que empieza desde ahora cuesta {multiple} veces el interés. 72 horas después del vencimiento se vende colateral para cerrar el préstamo.\n\n{link}',
  },
  'contract-loan-sold': {
    subject: 'Se vendió parte de tu colateral',
    text: 'Préstamo {loan}: se vendieron {sold} al índice de {price} USDT; con ello se pagan {paid} de la deuda. {left} siguen como colateral o volvieron a ti. El comprobante muestra todas las cifras.\n\n{link}',
  },
  'contract-earn-income': {
    subject: 'Se pagaron ingresos',
    text: 'Se pagaron {amount} de ingresos de {name}. El historial dice quién los pagó.\n\n{link}',
  },
  'contract-earn-scheduled': {
    subject: 'Un ingreso está programado y aún no se ha pagado',
    text: 'Corresponden {amount} de ingresos de {name}. La cuenta que los paga tiene muy poco, así que aún no están en ningún saldo; se pagan solos en cuanto haya dinero. Tu capital no se toca.\n\n{link}',
  },
  'contract-earn-ended': {
    subject: 'Un plazo terminó',
    text: '{name} terminó y {amount} volvieron automáticamente.\n\n{link}',
  },
  'contract-earn-returned': {
    subject: 'Tus ahorros han vuelto',
    text: '{amount} que pediste de {name} están en tu cuenta.\n\n{link}',
  },
  'contract-credit-paid-out': {
    subject: 'Se desembolsó tu préstamo sin garantía',
    text: '{amount} están en tu cuenta Spot. Vence el {due}; puedes devolverlo antes y pagar solo los días que hayan empezado.\n\n{link}',
  },
  'contract-credit-offered': {
    subject: 'Se aprobó menos de lo que pediste',
    text: 'Pediste {asked} y se aprobaron {amount}. Puedes aceptarlo o no; la oferta dura siete días.\n\n{link}',
  },
  'contract-credit-rejected': {
    subject: 'Se rechazó tu solicitud de préstamo sin garantía',
    text: 'Pediste {asked}. {reason} Puedes volver a solicitarlo.\n\n{link}',
  },
  'contract-credit-due-soon': {
    subject: 'Tu préstamo sin garantía vence en tres días',
    text: '{amount} vencen el {due}. Nada se cobra automáticamente: lo devuelves en la app.\n\n{link}',
  },
  'contract-credit-due': {
    subject: 'Tu préstamo sin garantía vence en menos de un día',
    text: '{amount} vencen el {due}. Nada se cobra automáticamente: lo devuelves en la app.\n\n{link}',
  },
  'contract-credit-overdue': {
    subject: 'Tu préstamo sin garantía está vencido',
    text: 'Venció el {due}. Hoy se deben {amount} y cada día cuesta más que antes. Nada se cobra a la fuerza: lo devuelves en la app y soporte puede ayudarte.\n\n{link}',
  },
  'contract-liquidity-income': {
    subject: 'Tu billetera vinculada recibió su pago',
    text: '{amount} por un día de tu billetera {wallet} están en tu cuenta de finanzas, pagados por el presupuesto de promoción. No se tocó nada de la billetera.\n\n{link}',
  },
  'contract-liquidity-scheduled': {
    subject: 'El ingreso de tu billetera vinculada está programado y aún no pagado',
    text: '{amount} por un día de tu billetera {wallet} están vencidos. El presupuesto de promoción no alcanza, así que no están en ningún saldo; se pagan solos en cuanto haya dinero.\n\n{link}',
  },
  'contract-price-above': {
    subject: 'Alerta de precio',
    text: '{symbol} ha subido a {price}. El último precio fue {last}.\n\n{link}',
  },
  'contract-price-below': {
    subject: 'Alerta de precio',
    text: '{symbol} ha bajado a {price}. El último precio fue {last}.\n\n{link}',
  },
  'contract-price-moved': {
    subject: 'Alerta de precio',
    text: '{symbol} se ha movido un {percent} % en {within}. El último precio fue {last}.\n\n{link}',
  },
  'contract-referral-paid': {
    subject: 'Tu recompensa por referidos está pagada',
    text: '{amount} por depósitos de personas que invitaste están en tu cuenta spot, pagados por el presupuesto de promoción. Cada cifra se puede volver a calcular en Referidos.\n\n{link}',
  },
  'contract-referral-scheduled': {
    subject: 'Tu recompensa por referidos está programada y aún no pagada',
    text: 'Te corresponden {amount} por depósitos de personas que invitaste. El presupuesto de promoción no alcanza, así que no están en ningún saldo; se pagan solos en cuanto haya dinero.\n\n{link}',
  },
  'contract-several': {
    subject: 'Novedades de tus contratos',
    text: 'Hay novedades de tus contratos ({count}):\n{lines}\n\n{link}',
  },
  antiPhishing: 'Tu palabra antiphishing: {word}',
  farewell: 'Quay',
  reviewKinds: {
    basic: 'verificación básica',
    advanced: 'verificación avanzada',
    notary: 'verificación notarial',
    merchant: 'certificación de comerciante',
    'merchant-refund': 'devolución del depósito de comerciante',
  },
  rejectReasons: {
    'picture-unreadable': 'Una imagen no se puede leer.',
    'picture-cut': 'Una imagen no muestra todo el documento.',
    'document-expired': 'El documento ha caducado.',
    'name-differs': 'El nombre difiere del documento.',
    'number-differs': 'El número difiere del documento.',
    'face-differs': 'La persona de las imágenes difiere del documento.',
    'not-accepted': 'No podemos aceptar este tipo de documento.',
    other: 'Consulta la observación del revisor.',
  },
  creditRejections: {
    'income-too-low': 'Los ingresos mostrados no cubren la suma.',
    'other-credit': 'Hay otro crédito además de este.',
    'papers-unclear': 'Los documentos no se leen lo bastante bien.',
    'papers-differ': 'Los documentos difieren de lo declarado.',
    'not-identified': 'La foto del documento no coincide con tu verificación.',
    other: 'Consulta la observación.',
  },
  withdrawalRejections: {
    'address-suspicious': 'La dirección es sospechosa.',
    'account-at-risk': 'Tu cuenta puede estar en peligro: comprueba quién puede acceder a ella.',
    'documents-needed': 'Necesitamos documentos tuyos: atención al cliente te dice cuáles.',
    other: 'Consulta la observación.',
  },
};
