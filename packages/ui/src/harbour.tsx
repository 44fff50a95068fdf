/** Distance of each line of water from the upper edge; they thin out towards the reader. */
const water = [100.5, 103.5, 108.5, 115.5, 125.5, 136.5, 150.5, 165.5];

/** The harbour at night, over the login form. */
export function Harbour() {
  return (
    <svg className="q-harbour" viewBox="0 0 414 168" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g className="q-harbour-water">
        {water.map((y, line) => (
          <path key={y} d={`M-900 ${y}H1314`} opacity={1 - line * 0.11} />
        ))}
      </g>
      <path className="q-harbour-cord" d="M-10 42Q40 88 88 76M96 76Q207 112 318 76M326 76Q380 96 430 46" />
      <g className="q-harbour-post">
        <rect x="75" y="60" width="34" height="9" rx="4.5" />
        <path d="M83 69h18l3 31h-24z" />
        <rect x="305" y="60" width="34" height="9" rx="4.5" />
        <path d="M313 69h18l3 31h-24z" />
      </g>
      <circle className="q-harbour-lamp" cx="236" cy="108" r="5.5" />
      <path className="q-harbour-glint" d="M228 120.5h16M231 126.5h10M233.5 133.5h5" />
    </svg>
  );
}
