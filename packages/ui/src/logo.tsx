/** The Q, a coil of rope lying on the quay, and the name. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <span className={`q-logo${large ? ' q-logo--l' : ''}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10.6" cy="11" r="7.8" />
        <path d="M10.6 18.8H23" />
      </svg>
      Quay
    </span>
  );
}
