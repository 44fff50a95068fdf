import { Icon } from '@quay/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { linkOf } from '../../../upload/upload.ts';
import { verificationWords } from '../words/index.ts';
import type { Line } from './steps.tsx';

/** A link is good for five minutes. */
const linkQuery = (fileId: string) =>
  queryOptions({ queryKey: ['file-link', fileId], queryFn: () => linkOf(fileId), staleTime: 4 * 60_000, gcTime: 0 });

type ReviewProps<Field extends string> = {
  lines: readonly Line<Field>[];
  onChange: (field: Field) => void;
};

/** Everything that is about to be sent, each with the way back to it. */
export function Review<Field extends string>({ lines, onChange }: ReviewProps<Field>) {
  const words = verificationWords.useWords();
  const shown = lines.filter(({ value }) => value !== '');
  return (
    <dl className="verification-review">
      {shown.map(({ field, label, value, picture }) => (
        <div key={field}>
          <dt>{label}</dt>
          <dd>
            {picture ? <Thumbnail fileId={value} label={label} /> : <span className="verification-value">{value}</span>}
            <button
              type="button"
              className="verification-change"
              aria-label={words.change(label)}
              onClick={() => onChange(field)}
            >
              <Icon name="edit" size="s" />
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Thumbnail({ fileId, label }: { fileId: string; label: string }) {
  const { data } = useQuery(linkQuery(fileId));
  return (
    <span className="verification-thumbnail">
      {data ? <img src={data} alt={label} /> : <Icon name="file" size="s" />}
    </span>
  );
}
