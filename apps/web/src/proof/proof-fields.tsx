import { CODE, type Factor, needsOf, type Proof, type SecurityAct } from '@quay/contract/identity';
import { Button, ChoiceList, CodeField, ErrorLine, PasswordField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { useState } from 'react';
import { submitPasskeyOptions } from './acts/passkey-options.ts';
import { askPasskey, passkeysWork } from './passkey.ts';
import { useSecurity } from './queries/security.ts';
import { proofField, type Wrongs } from './refused.ts';
import { Resend } from './resend.tsx';
import { SecondCode } from './second-code.tsx';
import { type ActCode, useActCode } from './use-act-code.ts';
import { proveWith, useWallets, type Wallet } from './wallets.ts';
import { proofWords } from './words/index.ts';

/** A passkey first: an authenticator's code is good once in half a minute. */
const strongWays = ['passkey', 'totp', 'recovery-code'] as const;
type StrongWay = (typeof strongWays)[number];
const empty = { emailCode: '', phoneCode: '', totp: '', recoveryCode: '', password: '' };
type Typed = typeof empty;

/** What somebody types, or confirms, to show that the account is theirs. */
export type ProofAnswer = {
  /** Everything that has to be given. */
  readonly all: readonly Factor[];
  /** Any one of these besides, as far as this browser can. */
  readonly ways: readonly StrongWay[];
  readonly way: StrongWay | undefined;
  choose(way: StrongWay): void;
  readonly typed: Typed;
  type(typed: Partial<Typed>): void;
  readonly codes: Readonly<Record<'email' | 'phone', ActCode>>;
  /** The wallets of this browser, where one has to sign, and the one that is asked. */
  readonly wallets: readonly Wallet[];
  readonly wallet: Wallet | undefined;
  chooseWallet(id: string): void;
  /** What can be said without asking: a short code would cost a try. */
  validate(): Wrongs;
  /** Nothing when a passkey was declined. */
  give(): Promise<Proof | undefined>;
};

/** Codes go out as soon as it is `wanted`. */
export function useProofAnswer(act: SecurityAct, wanted: boolean): ProofAnswer {
  const words = proofWords.useWords();
  const say = useRefusalWords();
  const account = useSecurity().data;
  const { all, oneOf } = account ? needsOf(act, account) : { all: [], oneOf: [] };
  const wallets = useWallets(all.includes('wallet'));
  const [walletId, setWalletId] = useState<string>();
  const wallet = wallets.find(({ id }) => id === walletId) ?? wallets[0];
  const [typed, setTyped] = useState(empty);
  const [chosen, setChosen] = useState<StrongWay>();
  const known = strongWays.filter((way) => oneOf.includes(way));
  // What this browser cannot do is only named where there is nothing else.
  const here = known.filter((way) => way !== 'passkey' || passkeysWork());
  const ways = here.length > 0 ? here : known;
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  const codes = {
    email: useActCode(act, 'email', wanted && all.includes('email-code')),
    phone: useActCode(act, 'phone', wanted && all.includes('phone-code')),
  };
  const query: readonly Factor[] = way ? [...all, way] : all;

  function wrongWith(factor: Factor): string | undefined {
    if (factor === 'passkey') return passkeysWork() ? undefined : words.ways.passkey.notHere;
    if (factor === 'wallet') return wallet ? undefined : words.wallet.noneWhy;
    const answer = typed[proofField[factor]];
    if (factor === 'password') return answer ? undefined : words.passwordMissing;
    if (factor === 'recovery-code') return answer.trim() ? undefined : words.ways['recovery-code'].missing;
    if (CODE.test(answer)) return undefined;
    return say({ reason: factor === 'totp' ? 'identity/totp-missing' : 'identity/code-missing' });
  }

  return {
    all,
    ways,
    way,
    choose: setChosen,
    typed,
    type: (more) => setTyped((now) => ({ ...now, ...more })),
    codes,
    wallets,
    wallet,
    chooseWallet: setWalletId,
    validate: () =>
      Object.fromEntries(
        query.map((factor) => [proofField[factor], wrongWith(factor)]).filter(([, wrong]) => wrong !== undefined),
      ),
    async give() {
      const proof: Proof = {};
      for (const factor of query) {
        if (factor === 'wallet') proof.wallet = await proveWith(wallet!, act);
        else if (factor !== 'passkey') proof[proofField[factor]] = typed[proofField[factor]].trim();
        else proof.passkey = await askPasskey(await submitPasskeyOptions({ act }));
        if (factor === 'passkey' && !proof.passkey) return undefined;
        // A password may begin or end with a space.
        if (factor === 'password') proof.password = typed.password;
      }
      return proof;
    },
  };
}

type ProofFieldsProps = {
  answer: ProofAnswer;
  wrong: Wrongs;
  mend(...fields: readonly string[]): void;
  /** All is typed. */
  onComplete(): void;
};

/** The fields of what a change asks for. */
export function ProofFields({ answer, wrong, mend, onComplete }: ProofFieldsProps) {
  const words = proofWords.useWords();
  const { email, phone, wallet: address } = useSecurity().data ?? {};
  const { all, ways, way, typed } = answer;
  const onlyOne = all.length + (way ? 1 : 0) === 1;

  function type(field: keyof Typed, text: string) {
    answer.type({ [field]: text });
    mend(field, 'form');
  }
  const code = (channel: 'email' | 'phone', label: string) => {
    const { againAt, sending, refused, send } = answer.codes[channel];
    const field = `${channel}Code` as const;
    return (
      <div>
        <CodeField
          // What was refused is not said to be sent.
          label={refused ? words.notSent[channel] : label}
          value={typed[field]}
          onChange={(digits) => type(field, digits)}
          onComplete={onlyOne ? onComplete : undefined}
          error={wrong[field] ?? refused}
          autoFocus={all[0] === `${channel}-code`}
        />
        <Resend againAt={againAt} sending={sending} onResend={send} />
      </div>
    );
  };

  return (
    <>
      {all.includes('email-code') && code('email', words.emailLabel(answer.codes.email.to || email || words.yourEmail))}
      {all.includes('phone-code') && code('phone', words.phoneLabel(answer.codes.phone.to || phone || words.yourPhone))}
      {all.includes('password') && (
        <PasswordField
          label={words.passwordLabel}
          name="password"
          revealLabel={words.reveal}
          hideLabel={words.hide}
          value={typed.password}
          onChange={(text) => type('password', text)}
          error={wrong.password}
          autoFocus
        />
      )}
      {all.includes('wallet') && (
        <div>
          <p className="q-muted">{words.wallet.lead(address ?? '')}</p>
          {answer.wallets.length > 1 && (
            <ChoiceList
              label={words.wallet.several}
              choices={answer.wallets.map(({ id, name }) => ({ id, title: name }))}
              value={answer.wallet?.id ?? ''}
              onChange={(id) => {
                answer.chooseWallet(id);
                mend('wallet', 'form');
              }}
            />
          )}
          {wrong.wallet && <ErrorLine className="proof-error">{wrong.wallet}</ErrorLine>}
        </div>
      )}
      {way === 'passkey' && (
        <p className={wrong.passkey ? 'proof-error' : 'q-muted'} role={wrong.passkey ? 'alert' : undefined}>
          {wrong.passkey ?? words.passkeyLead}
        </p>
      )}
      {(way === 'totp' || way === 'recovery-code') && (
        <SecondCode
          key={way}
          way={way}
          code={typed[proofField[way]]}
          onChange={(text) => type(proofField[way], text)}
          onComplete={onlyOne ? onComplete : () => undefined}
          wrong={wrong}
        />
      )}
      {ways.length > 1 && (
        <div className="proof-ways">
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="quiet" onClick={() => answer.choose(other)}>
                {words.ways[other].choose}
              </Button>
            ))}
        </div>
      )}
    </>
  );
}
