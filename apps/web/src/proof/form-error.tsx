import { ErrorLine } from '@quay/ui';
import './proof.css';

/** What is wrong with the whole of a form, and belongs to no field. */
export function FormError({ words }: { words: string | undefined }) {
  return (
    <ErrorLine className="proof-error" hidden={!words}>
      {words}
    </ErrorLine>
  );
}
