import { CopyButton } from '@quay/ui';
import { shellWords } from '../shell/words/index.ts';
import { addressGroups, differingGroups } from './address-groups.ts';

export type AddressProps = {
  /** An address, or a hash. */
  readonly of: string;
  /** Larger: the one that is decided about. */
  readonly large?: boolean;
  /** What it has to be: groups that are others are marked. */
  readonly against?: string | undefined;
  /** Its page in an explorer of the network. */
  readonly explorer?: string | undefined;
};

/** An address in full, in groups of four with both ends strong. What is copied has no spaces. */
export function Address({ of, large, against, explorer }: AddressProps) {
  const words = shellWords.useWords();
  const groups = addressGroups(of);
  const differing = against === undefined ? undefined : differingGroups(of, against);
  const lookOf = (at: number) => {
    if (differing?.has(at)) return 'con-address-differs';
    return at === 0 || at === groups.at(-1)?.at ? 'con-address-end' : undefined;
  };
  const shown = groups.map(({ at, letters }) => (
    <span key={at} className={lookOf(at)}>
      {letters}
    </span>
  ));
  return (
    <span className={`con-address${large ? ' con-address--large' : ''}`}>
      {explorer === undefined ? (
        <span className="con-address-groups q-code">{shown}</span>
      ) : (
        <a
          className="con-address-groups q-code"
          href={explorer}
          title={words.explorer}
          target="_blank"
          rel="noopener noreferrer"
        >
          {shown}
        </a>
      )}
      <CopyButton text={of} label={words.copy} copiedLabel={words.copied} />
    </span>
  );
}
