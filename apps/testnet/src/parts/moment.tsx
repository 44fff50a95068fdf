import { dateFormat } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';

/** A moment by the reader's clock. */
export function Moment({ at }: { at: number }) {
  const tag = useLanguageTag();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {dateFormat(tag, { dateStyle: 'medium', timeStyle: 'medium' }).format(at)}
    </time>
  );
}
