import './proof.css';

/** What is wrong with the whole of a form, and belongs to no field. */
export function FormError({ words }: { words: string | undefined }) {
  return (
    <p className="proof-error" role="alert" hidden={!words}>
      {words}
    </p>
  );
}
