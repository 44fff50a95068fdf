import { groupsOf } from '../figures-movements.ts';

/** An address in full. Its ends are what one compares, so they stand out; copying gives it without the gaps. */
export function AddressText({ address }: { address: string }) {
  const groups = groupsOf(address);
  const ends = [groups[0], groups.at(-1)];
  return (
    <span className="movement-address q-code">
      {groups.map((group) => (
        <span key={group.from} className={ends.includes(group) ? 'movement-address-end' : undefined}>
          {group.text}
        </span>
      ))}
    </span>
  );
}
