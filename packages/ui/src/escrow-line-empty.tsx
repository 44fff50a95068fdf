/** Nothing hangs in the rope: the picture of an empty list. */
export function EscrowLineEmpty() {
  return (
    <svg className="q-rope-empty" viewBox="0 0 200 96" aria-hidden="true">
      <path className="q-rope-sea" d="M0 46.5H200" />
      <path className="q-rope-dashes" d="M32 22Q100 78 168 22" />
      <g className="q-rope-post">
        <rect x="19" y="14" width="26" height="7" rx="3.5" />
        <path d="M25 21h14l2 25H23z" />
        <rect x="155" y="14" width="26" height="7" rx="3.5" />
        <path d="M161 21h14l2 25h-18z" />
      </g>
      <rect className="q-rope-dashes" x="68" y="46" width="64" height="28" rx="7" />
    </svg>
  );
}
