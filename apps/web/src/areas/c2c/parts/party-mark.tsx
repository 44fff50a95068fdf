import './party-mark.css';
import { initialsOf } from './initials.ts';

type PartyMarkProps = {
  name: string;
  /** In words where nothing beside it says so. */
  online?: boolean | string;
  /** 32 px, or 24 with the first letter alone. */
  size?: 's';
};

/** The other side as a disc with initials. The name stands beside it in words. */
export function PartyMark({ name, online = false, size }: PartyMarkProps) {
  const initials = initialsOf(name);
  return (
    <span
      className={`c2c-party${online ? ' c2c-party--online' : ''}${size === 's' ? ' c2c-party--s' : ''}`}
      {...(typeof online === 'string' ? { role: 'img', 'aria-label': online } : { 'aria-hidden': true })}
    >
      {size === 's' ? [...initials][0] : initials}
    </span>
  );
}
