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

/** A decorative icon in the colour of the text. What it means is said by the text or the label beside it. */
export function Icon({ name, size, className = '' }: IconProps) {
  return (
    <svg className={`q-icon ${size ? `q-icon--${size}` : ''} ${className}`} aria-hidden="true">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}
