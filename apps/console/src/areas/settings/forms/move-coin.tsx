import { Field } from '@quay/ui';
import { useState } from 'react';
import { Section } from '../../../parts/detail.tsx';
import { ReasonAct } from '../../../parts/reason-act.tsx';
import { useMoveCoin } from '../acts/move-coin.ts';
import { settingsWords } from '../words/index.ts';

const nothing = { symbol: 'BTC', percent: '-20', minutes: '1' };
const names = ['symbol', 'percent', 'minutes'] as const;

/** What is no whole number is sent as 0, which moves nothing. */
const whole = (typed: string): number => (/^-?\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0);

/** Moves a coin of a simulated market, to see what a fall or a rise does; of a real market it is refused. */
export function MoveCoin() {
  const words = settingsWords.useWords();
  const [typed, setTyped] = useState(nothing);
  return (
    <Section
      title={words.moveTitle}
      top
      act={
        <ReasonAct
          useCall={useMoveCoin}
          requestOf={(reason) => ({
            symbol: typed.symbol.trim().toUpperCase() || '-',
            percent: whole(typed.percent),
            minutes: whole(typed.minutes),
            reason,
          })}
          label={words.move}
          title={words.moveTitle}
          acting={words.moving}
          done={words.moved}
          onOpen={() => setTyped(nothing)}
          fields={names.map((name) => (
            <Field
              key={name}
              label={words.moveFields[name]}
              figure={name !== 'symbol'}
              dense
              value={typed[name]}
              onChange={(to) => setTyped({ ...typed, [name]: to })}
            />
          ))}
        >
          {words.moveWords}
        </ReasonAct>
      }
    >
      <p className="q-muted">{words.moveWords}</p>
    </Section>
  );
}
