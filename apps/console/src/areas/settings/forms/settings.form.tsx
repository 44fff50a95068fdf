import type { SystemSettings } from '@quay/contract/staff';
import { Button, Chip, Field, Note, showToast, Toggle } from '@quay/ui';
import { type ReactNode, useState } from 'react';
import { useSaveSettings } from '../acts/save-settings.ts';
import { changedSettings } from '../changed-settings.ts';
import { settingsWords } from '../words/index.ts';

/** Monday first, as a week of work begins. */
const week = [1, 2, 3, 4, 5, 6, 0];

export function SettingsForm({ now }: { now: SystemSettings }) {
  const words = settingsWords.useWords();
  const [typed, setTyped] = useState<Partial<SystemSettings>>({});
  const wanted = { ...now, ...typed };
  const changed = changedSettings(now, wanted);
  const { act, busy, refusal, forget } = useSaveSettings({
    done() {
      setTyped({});
      showToast(words.asked, { tone: 'done' });
    },
  });
  const set = (change: Partial<SystemSettings>) => {
    forget();
    setTyped({ ...typed, ...change });
  };
  const at = (field: keyof SystemSettings) => (refusal?.field === field ? refusal.words : undefined);
  const days = wanted.supportDays;

  return (
    <form
      className="settings"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (changed.length > 0) act(wanted);
      }}
    >
      <Topic title={words.support} about={words.supportWords}>
        <Hours opens="supportOpens" closes="supportCloses" wanted={wanted} set={set} at={at} />
        <fieldset className="settings-days">
          <legend className="q-muted">{words.days}</legend>
          {week.map((day) => (
            <Chip
              key={day}
              pressed={days.includes(day)}
              onClick={() =>
                set({ supportDays: days.includes(day) ? days.filter((one) => one !== day) : [...days, day].sort() })
              }
            >
              {words.dayNames[day]}
            </Chip>
          ))}
        </fieldset>
      </Topic>
      <Topic title={words.merchants} about={words.merchantsWords}>
        <Field
          label={words.deposit}
          figure
          unit="USDT"
          value={wanted.merchantDeposit}
          onChange={(merchantDeposit) => set({ merchantDeposit })}
          error={at('merchantDeposit')}
        />
      </Topic>
      <Topic title={words.withdrawals} about={words.withdrawalsWords}>
        <Toggle checked={wanted.withdrawalsOpen} onChange={(withdrawalsOpen) => set({ withdrawalsOpen })}>
          {words.withdrawalsOpen}
        </Toggle>
        <Hours opens="withdrawalOpens" closes="withdrawalCloses" wanted={wanted} set={set} at={at} />
      </Topic>
      <Topic title={words.convert} about={words.convertWords}>
        <Toggle checked={wanted.convertOpen} onChange={(convertOpen) => set({ convertOpen })}>
          {words.convertOpen}
        </Toggle>
      </Topic>
      <Topic title={words.signUp} about={words.signUpWords}>
        <Toggle checked={wanted.signUpOpen} onChange={(signUpOpen) => set({ signUpOpen })}>
          {words.signUpOpen}
        </Toggle>
      </Topic>
      <footer className="settings-foot">
        <Note tone="quiet" icon="people">
          {words.twoPeople}
        </Note>
        {refusal && !refusal.field && (
          <p className="con-form-error" role="alert">
            {refusal.words}
          </p>
        )}
        <div className="settings-acts">
          <Button
            type="submit"
            loading={busy}
            loadingLabel={words.saving}
            disabledReason={changed.length === 0 ? words.nothing : undefined}
          >
            {words.save}
          </Button>
          {changed.length > 0 && (
            <>
              <span className="q-muted">{words.changes(changed.length)}</span>
              <Button variant="quiet" onClick={() => setTyped({})}>
                {words.undo}
              </Button>
            </>
          )}
        </div>
      </footer>
    </form>
  );
}

type HoursProps = {
  readonly opens: 'supportOpens' | 'withdrawalOpens';
  readonly closes: 'supportCloses' | 'withdrawalCloses';
  readonly wanted: SystemSettings;
  set(change: Partial<SystemSettings>): void;
  /** What is wrong with a field. */
  at(field: keyof SystemSettings): string | undefined;
};

/** From when to when something is open, every day. */
function Hours({ opens, closes, wanted, set, at }: HoursProps) {
  const words = settingsWords.useWords();
  return (
    <div className="settings-hours">
      <Field
        label={words.opens}
        figure
        inputMode="text"
        maxLength={5}
        value={wanted[opens]}
        onChange={(time) => set({ [opens]: time })}
        error={at(opens)}
      />
      <Field
        label={words.closes}
        figure
        inputMode="text"
        maxLength={5}
        value={wanted[closes]}
        onChange={(time) => set({ [closes]: time })}
        error={at(closes)}
        below={words.always}
      />
    </div>
  );
}

function Topic({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className="settings-topic">
      <div>
        <h2>{title}</h2>
        <p className="q-muted">{about}</p>
      </div>
      <div className="settings-fields">{children}</div>
    </section>
  );
}
