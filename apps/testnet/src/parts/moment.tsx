import { useTag } from '../shell/preferences.ts';

/** A moment by the reader's clock. */
export function Moment({ at }: { at: number }) {
  const tag = useTag();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' }).format(at)}
    </time>
  );
}
