import {
  ADS_MAX,
  APPEAL_DUE_HOURS,
  CANCELS_A_DAY,
  DEMAND_DAYS,
  DEMAND_HOLDINGS,
  dayLimits,
  ESCALATE_HOURS,
  EVIDENCE_FILES,
  EVIDENCE_MEGABYTES,
  FAULT_MINUTES,
  LATE_APPEAL_HOURS,
  NEW_ACCOUNT_DAY_LIMIT,
  NEW_ACCOUNT_DAYS,
  OPEN_ORDERS_MAX,
  ORDER_MIN,
  ORDER_MIN_WORTH,
  PAYMENTS_MAX,
  PRICE_BAND_PERCENT,
  PURCHASE_HOLD_HOURS,
  paymentMinutes,
  RULED_BY_ONE,
  SILENCE_CLAIMS_A_DAY,
  SILENT_MINUTES,
} from '@quay/contract/c2c';
import type { Translation } from '@quay/words';
import { list } from '@quay/words/languages/es_ES';
import type { HelpWords } from './index.ts';

export const words: Translation<HelpWords> = {
  title: 'Ayuda P2P',
  centre: 'Todas las respuestas',
  trade: 'Paso a paso',
  tradeWhy: 'Qué pasa en una orden y qué haces tú',
  lead: 'Las criptos esperan en escrow mientras las personas se pagan: quien paga sabe que están ahí.',
  picture: 'Las criptos están bloqueadas entre el vendedor y el pagador.',
  seller: 'Vendedor',
  payer: 'Pagador',
  gives: 'da criptos',
  pays: 'paga dinero',
  escrow: 'en escrow',
  topicsLabel: 'Temas',
  topics: {
    basics: {
      title: 'Cómo funciona P2P',
      lead: 'Escrow, precios y adónde van las criptos',
      answers: [
        {
          id: 'what',
          question: '¿Qué es P2P?',
          answer: [
            'Un mercado entre personas: una paga en su moneda, la otra da criptos. El dinero va de banco a banco o de billetera a billetera, nunca por Quay. Quay custodia las criptos hasta que la orden termina.',
          ],
        },
        {
          id: 'escrow',
          question: '¿Qué es el escrow?',
          answer: [
            'Mientras una orden está en curso, sus criptos están bloqueadas: ni el vendedor ni el pagador pueden usarlas. Salen del escrow exactamente una vez: hacia el pagador por una liberación o una resolución, o de vuelta al vendedor por una cancelación, por expirar antes del pago o por una resolución.',
            'Un anuncio de venta pone sus criptos en escrow en cuanto se publica, así que lo que ofrece está realmente ahí.',
          ],
        },
        {
          id: 'where',
          question: '¿Dónde encuentro las criptos compradas?',
          answer: [
            'En tu cuenta Spot, en cuanto el vendedor las libera. Lo que vendes está en tu cuenta P2P mientras está en escrow: primero se toman las criptos libres que haya ahí y después las de Spot.',
          ],
        },
        {
          id: 'price',
          question: '¿Qué es un precio flotante?',
          answer: [
            'Un porcentaje del precio de referencia, que es el precio de mercado en la moneda del anuncio. Se calcula en el momento en que tomas el anuncio. Si se movió desde que lo viste, no pasa nada hasta que hayas visto el nuevo precio y aceptado de nuevo.',
          ],
        },
        {
          id: 'cost',
          question: '¿Cuánto cuesta?',
          answer: [
            'Quay no cobra nada por una orden P2P: el pagador recibe la cantidad de criptos que figura en ella. Tu banco o servicio de pago puede cobrarte.',
          ],
        },
        {
          id: 'limits',
          question: '¿Cuánto puedo operar?',
          answer: [
            `Al tomar anuncios: hasta ${dayLimits.basic} USDT al día con verificación básica y ${dayLimits.advanced} USDT con la avanzada. En los primeros ${NEW_ACCOUNT_DAYS} días de una cuenta son ${NEW_ACCOUNT_DAY_LIMIT} USDT al día.`,
            `Puedes tener ${OPEN_ORDERS_MAX} órdenes en curso que hayas tomado. Los días empiezan a medianoche UTC.`,
          ],
        },
      ],
    },
    buying: {
      title: 'Comprar y pagar',
      lead: 'Qué hacer cuando has tomado un anuncio',
      answers: [
        {
          id: 'pay',
          question: '¿Cómo pago?',
          answer: [
            'Abre la orden, copia la cuenta que figura ahí y paga el importe completo en un solo pago con tu banco o app de pagos. Después pulsa «He pagado» en la orden. Si no lo pulsas, la orden termina cuando se acaba el tiempo.',
          ],
        },
        {
          id: 'own-account',
          question: '¿Puede pagar otra persona por mí?',
          answer: [
            'No. La cuenta que paga debe estar a tu nombre verificado. Un vendedor no está obligado a liberar por un pago de otra persona, y el personal puede pedir que se devuelva el dinero.',
          ],
        },
        {
          id: 'note',
          question: '¿Qué escribo en el concepto del pago?',
          answer: [
            'La referencia que figura en la orden y nada más, para que el vendedor encuentre el pago en su extracto. Nada sobre criptos, Bitcoin, USDT o Quay: los bancos pueden retener o devolver pagos que los mencionen.',
          ],
        },
        {
          id: 'time',
          question: '¿Cuánto tiempo tengo?',
          answer: [
            `Lo que diga el anuncio: ${list(paymentMinutes)} minutos. La orden muestra el plazo según nuestro reloj. Un instante antes llega a tiempo; el plazo mismo ya es tarde.`,
          ],
        },
        {
          id: 'not-released',
          question: 'He pagado y no pasa nada',
          answer: [
            `Escribe primero al vendedor en el chat de la orden. Una vez marcada como pagada, la orden nunca termina sola. Puedes apelar en cualquier momento; después de ${ESCALATE_HOURS} horas sin liberación, la orden pasa sola a nuestro personal.`,
          ],
        },
        {
          id: 'wrong-amount',
          question: 'Pagué de más, de menos o dos veces',
          answer: [
            'Dilo en el chat, con una imagen del pago. Si no hay acuerdo, apela: las criptos siguen en escrow hasta que el vendedor las libere o el personal decida.',
          ],
        },
        {
          id: 'late',
          question: 'Pagué, pero la orden expiró antes de que lo marcara',
          answer: [
            `Entonces las criptos volvieron al vendedor. Si tomaste el anuncio de un vendedor, puedes apelar durante ${LATE_APPEAL_HOURS} horas después de que expire. Si el personal te da la razón, paga el depósito del vendedor, hasta donde alcance y no más del valor de la orden.`,
          ],
        },
      ],
    },
    selling: {
      title: 'Vender y liberar',
      lead: 'Cuándo liberar y cuándo no',
      answers: [
        {
          id: 'when-release',
          question: '¿Cuándo libero?',
          answer: [
            'Cuando el importe completo esté en tu propia cuenta y el nombre que pagó sea el nombre verificado del pagador, que figura en la orden. Mira en tu banco o app de pagos. Una imagen o un mensaje en el chat no es dinero.',
          ],
        },
        {
          id: 'final',
          question: '¿Puedo deshacer una liberación?',
          answer: [
            'No. Pide tu contraseña de fondos, y tu autenticador o llave de acceso si tienes, porque es definitiva.',
          ],
        },
        {
          id: 'other-payer',
          question: 'El dinero vino de otro nombre',
          answer: [
            'No liberes. Pregunta al pagador en el chat y apela con una imagen de lo que recibiste. Ese dinero a menudo es robado y después se reclama.',
          ],
        },
        {
          id: 'no-cancel',
          question: '¿Por qué no puedo cancelar?',
          answer: [
            'Porque el pagador puede haber enviado ya el dinero. Si nadie paga a tiempo, la orden termina sola y las criptos vuelven a ser tuyas. Si un pagador te pide cancelar, puede hacerlo él mismo.',
          ],
        },
        {
          id: 'account',
          question: '¿En qué cuenta cobro?',
          answer: [
            'En uno de tus métodos de pago. Cada uno está a tu nombre verificado. Una orden conserva la cuenta con la que se hizo, aunque después cambies el método.',
          ],
        },
      ],
    },
    cancels: {
      title: 'Cancelar',
      lead: 'Quién puede y qué cuenta',
      answers: [
        {
          id: 'who-cancels',
          question: '¿Quién puede cancelar?',
          answer: [
            'Solo el pagador, hasta que se liberen las criptos y nunca mientras haya una apelación abierta. Las criptos vuelven al vendedor.',
            'Nunca canceles después de haber pagado: las criptos vuelven de inmediato y tu dinero lo tiene el vendedor. Antes de cancelar, la orden pregunta si enviaste dinero.',
          ],
        },
        {
          id: 'three',
          question: `¿Qué pasa después de ${CANCELS_A_DAY} cancelaciones?`,
          answer: [
            'Tres cancelaciones por culpa propia en un día UTC bloquean la compra hasta el día siguiente. También bajan tu tasa de finalización.',
          ],
        },
        {
          id: 'fault',
          question: 'Cancelé por culpa del vendedor',
          answer: [
            `Elige el motivo que señala al vendedor, como una cuenta que no funciona o la exigencia de más dinero. El vendedor tiene ${FAULT_MINUTES} minutos para negarlo. Sin respuesta, cuenta como del vendedor y no como tuya.`,
            `Que el vendedor no responde se puede indicar cuando un mensaje tuyo en la orden ha esperado ${SILENT_MINUTES} minutos, y ${SILENCE_CLAIMS_A_DAY} vez por día UTC.`,
          ],
        },
      ],
    },
    appeals: {
      title: 'Apelaciones',
      lead: 'Cuando dos personas no se ponen de acuerdo',
      answers: [
        {
          id: 'when-appeal',
          question: '¿Cuándo puedo apelar?',
          answer: [
            'En cuanto una orden está marcada como pagada, cualquiera de las partes. Cuenta qué pasó, añade imágenes y una forma de contactarte.',
          ],
        },
        {
          id: 'what-happens',
          question: '¿Qué pasa después?',
          answer: [
            `El reloj se detiene y las criptos siguen en escrow; el vendedor aún puede liberarlas al pagador. Una persona de nuestro equipo la toma y debe decidir en ${APPEAL_DUE_HOURS} horas; la orden muestra quién y hasta cuándo. Por encima de ${RULED_BY_ONE} USDT deben coincidir dos personas del equipo.`,
            'Una resolución mueve las criptos en ese mismo momento, al pagador o de vuelta al vendedor. Su motivo figura en la orden.',
          ],
        },
        {
          id: 'evidence',
          question: '¿Qué ayuda?',
          answer: [
            'Un extracto de tu banco o app de pagos con fecha, importe y ambos nombres. Un vídeo corto en el que lo abres es mejor que una imagen.',
            `Puedes añadir hasta ${EVIDENCE_FILES} imágenes y ${EVIDENCE_MEGABYTES} MB. Si el personal pide algo, la orden dice qué.`,
          ],
        },
        {
          id: 'withdraw',
          question: '¿Se puede retirar una apelación?',
          answer: [
            'Sí, de mutuo acuerdo: uno lo propone y el otro acepta. La orden vuelve a esperar su liberación; no se cancela.',
          ],
        },
        {
          id: 'staff',
          question: '¿Cómo sé que es realmente el personal?',
          answer: [
            'El personal habla en la apelación y en la atención al cliente de esta app, y en ningún otro sitio. Nunca te escribe por WeChat, Telegram o WhatsApp, nunca pide contraseñas ni códigos, y nunca te pide pagar o liberar para «desbloquear» algo.',
          ],
        },
      ],
    },
    merchants: {
      title: 'Comerciantes y anuncios',
      lead: 'Publicar anuncios propios',
      answers: [
        {
          id: 'become',
          question: '¿Cómo me hago comerciante?',
          answer: [
            'Necesitas la verificación avanzada, prueba de con qué operas y un depósito en USDT, que se bloquea con tu solicitud. Si no se acepta, vuelve directamente a Spot.',
          ],
        },
        {
          id: 'deposit',
          question: '¿Para qué es el depósito?',
          answer: [
            'Sigue siendo tuyo. Si una orden sale mal por tu culpa y las criptos ya no están, una resolución puede pagar con él a la otra parte. Cuando baja de lo necesario, tus anuncios se ocultan hasta que añadas lo que falta.',
          ],
        },
        {
          id: 'ads',
          question: '¿Cuáles son las reglas de los anuncios?',
          answer: [
            `Un precio a un ${PRICE_BAND_PERCENT} % como máximo del precio de referencia, al menos ${ORDER_MIN} de su moneda por orden (más donde eso vale menos de ${ORDER_MIN_WORTH} USDT), de 1 a ${PAYMENTS_MAX} formas de pago y hasta ${ADS_MAX} anuncios a la vez.`,
            `Puedes pedir que quienes lo tomen tengan la verificación avanzada, lleven aquí ${DEMAND_DAYS} días o tengan más de ${DEMAND_HOLDINGS} USDT.`,
          ],
        },
        {
          id: 'busy',
          question: '¿Por qué no puedo cerrar un anuncio?',
          answer: [
            'Tiene órdenes en curso o apelaciones. Despublícalo: no entran órdenes nuevas y puedes cerrarlo cuando termine la última.',
          ],
        },
        {
          id: 'pause',
          question: '¿Cómo hago una pausa?',
          answer: [
            'Desactiva «Aceptar órdenes» en tu panel. Tus anuncios se ocultan y no se pierde nada; las órdenes en curso continúan.',
          ],
        },
        {
          id: 'stop',
          question: '¿Cómo recupero el depósito?',
          answer: [
            'Solicítalo en la página de comerciante. El personal comprueba que no haya órdenes ni apelaciones abiertas de tus anuncios; después vuelve a Spot.',
          ],
        },
      ],
    },
    statistics: {
      title: 'Cómo se calculan las estadísticas',
      lead: 'Las fórmulas detrás de los nombres',
      answers: [
        {
          id: 'completion',
          question: 'Tasa de finalización',
          answer: [
            'Completadas ÷ (completadas + terminadas por culpa propia), de los últimos 30 días. Por culpa propia son las cancelaciones y expiraciones del pagador, las cancelaciones cuya culpa aceptó el vendedor (para el vendedor) y las órdenes en que el personal resolvió a favor de la otra parte.',
          ],
        },
        {
          id: 'release-time',
          question: 'Liberación media',
          answer: [
            'Tiempo medio de «pagada» a la liberación, de las órdenes de los últimos 30 días en que alguien fue el vendedor.',
          ],
        },
        {
          id: 'pay-time',
          question: 'Pago medio',
          answer: [
            'Tiempo medio desde que se toma una orden hasta «pagada», de las órdenes de los últimos 30 días en que alguien fue el pagador.',
          ],
        },
        {
          id: 'counts',
          question: 'Órdenes y personas',
          answer: [
            'Órdenes completadas de 30 días y de siempre, y con cuántas personas distintas fueron. Nada de ello se puede comprar ni editar.',
          ],
        },
        {
          id: 'reviews',
          question: 'Valoraciones buenas y malas',
          answer: [
            'Cada parte puede escribir una después de completar una orden, buena o mala, con una línea. Los nombres de quienes escriben van ocultos.',
          ],
        },
        {
          id: 'online',
          question: 'En línea',
          answer: ['Tiene Quay abierto o lo usó en los últimos cinco minutos. Cerrar todas las sesiones lo termina.'],
        },
      ],
    },
    safety: {
      title: 'Seguridad',
      lead: 'Señales de fraude y qué te protege',
      answers: [
        {
          id: 'signs',
          question: '¿Cómo reconozco un fraude?',
          answer: [
            'Alguien quiere seguir fuera de Quay, te pide liberar primero, envía una imagen en lugar de dinero, quiere pagar desde otro nombre, te mete prisa o pide un código. Para, no escribas nada más y apela.',
          ],
        },
        {
          id: 'hold',
          question: '¿Por qué no puedo retirar lo que compré?',
          answer: [
            `Durante ${PURCHASE_HOLD_HOURS} horas, el valor de lo que compraste a otros, menos lo que vendiste, se queda en Quay. El dinero robado suele denunciarse en ese tiempo. Puedes operar con las criptos de inmediato.`,
          ],
        },
        {
          id: 'timeline',
          question: '¿Qué es la cronología firmada?',
          answer: [
            'Todo lo ocurrido en una orden, cada paso enlazado con el anterior mediante un hash: qué se bloqueó, pagó, escribió, decidió y liberó. Ambas partes pueden descargar el mismo archivo y cualquiera puede comprobar con él que nada se cambió después.',
            'También contiene un resumen de la cuenta y de los nombres tal como se mostraron al pagador, para que nadie pueda decir después que era otra cuenta.',
          ],
        },
        {
          id: 'away',
          question: '¿Y si Quay no funciona?',
          answer: [
            'Los plazos se detienen mientras Quay no está. Cuando vuelve, se amplían por el tiempo que faltó, y la cronología lo indica.',
          ],
        },
        {
          id: 'names',
          question: '¿Quién ve mi nombre y mi cuenta?',
          answer: [
            'La otra parte de una orden contigo. La cuenta está en su pantalla mientras la orden está en curso; los nombres se quedan en la orden, y la cronología firmada que ambos pueden guardar conserva las dos cosas. El personal los ve solo con un motivo que queda registrado.',
          ],
        },
      ],
    },
  },
  trades: {
    buy: [
      {
        id: 'choose',
        title: 'Elige un anuncio',
        text: 'Introduce una cantidad. Mira el precio, los límites, cómo se paga y quién lo ofrece.',
      },
      {
        id: 'lock',
        title: 'Las criptos se bloquean',
        text: 'Tomas el anuncio. Desde ahora el vendedor no puede dárselas a nadie más que a ti.',
      },
      {
        id: 'pay',
        title: 'Pagas',
        text: 'Desde tu propia cuenta, el importe completo, a lo que figura en la orden. Nada sobre criptos en el concepto.',
      },
      {
        id: 'say',
        title: 'Lo marcas',
        text: 'Pulsa «He pagado» antes de que se acabe el tiempo. Desde entonces la orden nunca termina sola.',
      },
      { id: 'get', title: 'El vendedor libera', text: 'Mira en su cuenta y las criptos llegan a tu cuenta Spot.' },
    ],
    sell: [
      { id: 'choose', title: 'Elige un anuncio', text: 'Introduce una cantidad y la cuenta en la que quieres cobrar.' },
      { id: 'lock', title: 'Tus criptos se bloquean', text: 'Van a escrow. Si nadie paga a tiempo, vuelven solas.' },
      {
        id: 'wait',
        title: 'El comprador paga',
        text: 'La orden dice hasta cuándo. Te avisamos por los canales que elegiste.',
      },
      {
        id: 'check',
        title: 'Compruebas',
        text: 'En tu propio banco o app de pagos: el importe completo, del nombre que figura en la orden. Una imagen no es dinero.',
      },
      { id: 'release', title: 'Liberas', text: 'Con tu contraseña de fondos. Es definitivo.' },
    ],
  },
  side: '¿Qué haces?',
  buy: 'Compro',
  sell: 'Vendo',
  more: 'Preguntas al respecto',
  search: 'Buscar en las respuestas',
  clear: 'Borrar',
  none: (typed) => `Ninguna respuesta contiene «${typed}»`,
  noneWhy: 'Otras palabras pueden encontrarla. Atención al cliente también responde.',
  service: 'Preguntar a atención al cliente',
  serviceWhy: 'Responden personas, en el chat de esta app',
  market: 'Ir al mercado',
};
