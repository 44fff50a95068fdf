/** The names of the symbols in `assets/icons.svg`. */
export type IconName =
  | 'home'
  | 'markets'
  | 'trade'
  | 'contracts'
  | 'assets'
  | 'user'
  | 'deposit'
  | 'withdraw'
  | 'transfer'
  | 'convert'
  | 'back'
  | 'down'
  | 'right'
  | 'search'
  | 'bell'
  | 'eye'
  | 'eyeoff'
  | 'star'
  | 'copy'
  | 'check'
  | 'close'
  | 'plus'
  | 'minus'
  | 'filter'
  | 'clock'
  | 'lock'
  | 'shield'
  | 'chat'
  | 'clip'
  | 'send'
  | 'scan'
  | 'share'
  | 'candles'
  | 'list'
  | 'warn'
  | 'info'
  | 'help'
  | 'more'
  | 'sun'
  | 'moon'
  | 'key'
  | 'phone'
  | 'mail'
  | 'device'
  | 'globe'
  | 'bank'
  | 'gift'
  | 'mining'
  | 'loan'
  | 'earn'
  | 'people'
  | 'calendar'
  | 'headset'
  | 'news'
  | 'refresh'
  | 'offline'
  | 'gavel'
  | 'file'
  | 'p2p'
  | 'camera'
  | 'alarm'
  | 'download'
  | 'expand'
  | 'edit';

/**
 * The sprite is a file of its own, so no drawing is part of the scripts. Bundlers rewrite this expression to the
 * hashed address of the asset; without a bundler it is the file beside this one.
 */
export const iconSprite: string = new URL('../assets/icons.svg', import.meta.url).href;

export interface IconProps {
  name: IconName;
  /** 24 px by default, `s` 20 px in rows, `xs` 16 px inline. */
  size?: 's' | 'xs';
  className?: string;
}

/**
 * Drawings that are part of the page itself. Of a reference into a file the browser makes a request, a second layout
 * and a second painting each time a row with an icon appears; the file is what stands until they are there.
 */
let inPage = false;
if (typeof document !== 'undefined') {
  void fetch(iconSprite)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .then((text) => {
      const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
      for (const symbol of sprite.children) symbol.id = `icon-${symbol.id}`;
      sprite.setAttribute('class', 'q-icon-sprite');
      sprite.toggleAttribute('hidden', true);
      document.body.append(sprite);
      inPage = true;
    })
    .catch(() => undefined);
}

/** A decorative icon in the colour of the text. What it means is said by the text or the label beside it. */
export function Icon({ name, size, className = '' }: IconProps) {
  return (
    <svg className={`q-icon ${size ? `q-icon--${size}` : ''} ${className}`} aria-hidden="true">
      <use href={inPage ? `#icon-${name}` : `${iconSprite}#${name}`} />
    </svg>
  );
}
