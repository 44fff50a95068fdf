/** The one total of a screen: its fraction is quieter than its wholes, wherever the language puts the sign. */
export function TotalFigure({ text, hidden }: { text: string; hidden: boolean }) {
  if (hidden) return <span className="q-n">••••••</span>;
  const [, wholes = text, fraction = '', rest = ''] = /^(.*\d)([.,]\d{2})(\D*)$/.exec(text) ?? [];
  return (
    <span className="q-n">
      {wholes}
      <span className="q-tail">{fraction}</span>
      {rest}
    </span>
  );
}
