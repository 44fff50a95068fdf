/** The first letters of a name in a ring. Decorative: the name stands beside it. */
export function Monogram({ name }: { name: string }) {
  const letters = name
    .split(/[\s._-]+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((part) => [...part][0]!.toUpperCase());
  return (
    <span className="following-monogram" aria-hidden="true">
      {letters.join('')}
    </span>
  );
}
