export type ImageOutline = 'card-front' | 'card-back' | 'passport' | 'person' | 'selfie' | 'page';

const lines = (x: number, width: number, ...rows: readonly number[]) =>
  rows.map((y, row) => <path key={y} d={`M${x} ${y}h${row === rows.length - 1 ? width * 0.6 : width}`} />);

const drawings: Readonly<Record<ImageOutline, React.JSX.Element>> = {
  'card-front': (
    <>
      <rect x="10" y="12" width="76" height="48" rx="5" />
      <circle cx="28" cy="31" r="6" />
      <path d="M18 48c1-7 4.5-9.5 10-9.5s9 2.5 10 9.5" />
      {lines(48, 28, 28, 37, 46)}
    </>
  ),
  'card-back': (
    <>
      <rect x="10" y="12" width="76" height="48" rx="5" />
      <path d="M10 22h76" strokeWidth="6" />
      {lines(20, 56, 38, 45, 52)}
    </>
  ),
  passport: (
    <>
      <rect x="14" y="6" width="68" height="60" rx="5" />
      <path d="M14 30h68" strokeDasharray="2 4" />
      <circle cx="30" cy="41" r="5" />
      <path d="M22 54c1-5 3.5-7.5 8-7.5s7 2.5 8 7.5" />
      {lines(46, 26, 39, 46)}
      <path d="M22 60.5h52" strokeDasharray="5 2.5" />
    </>
  ),
  person: (
    <>
      <circle cx="38" cy="20" r="10" />
      <path d="M14 66c1-20 9-28 24-28s20 5 23 13" />
      <rect x="54" y="42" width="32" height="22" rx="3" />
      <circle cx="62" cy="51" r="3" />
      {lines(69, 12, 50, 56)}
    </>
  ),
  selfie: (
    <>
      <circle cx="48" cy="27" r="13" />
      <path d="M22 66c1-17 10-22 26-22s25 5 26 22" />
    </>
  ),
  page: (
    <>
      <path d="M26 4h32l12 12v52H26z" />
      <path d="M58 4v12h12" />
      {lines(34, 28, 26, 34, 42, 50, 58)}
    </>
  ),
};

/** What a picture should show, as a drawing. */
export function ImageOutlineDrawing({ of }: { of: ImageOutline }) {
  return (
    <svg className="q-image-outline" viewBox="0 0 96 72" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
