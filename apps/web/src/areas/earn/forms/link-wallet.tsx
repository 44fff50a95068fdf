import type { LinkMessage, LiquidityOverview } from '@quay/contract/liquidity';
import { Button, Empty, ErrorLine, Icon, KeyValue, ListRow, showToast } from '@quay/ui';
import { exchangeNow, Refusal } from '@quay/web-kit/request';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { introduced, signed, useWallets, type Wallet, WalletFailure } from '../../../proof/wallets.ts';
import { proofWords } from '../../../proof/words/index.ts';
import { submitLinkMessage } from '../acts/link-message.ts';
import { submitLinkWallet } from '../acts/link-wallet.ts';
import { askAgainForEarn } from '../changed.ts';
import { shortAddress } from '../parts/own-wallet.tsx';
import { WalletTerms } from '../parts/wallet-terms.tsx';
import { useSaid } from '../use-said.ts';
import { earnWords } from '../words/index.ts';

/** A wallet that was chosen, the address that it gave, and the message that Quay wrote for it. */
export type Chosen = { readonly wallet: Wallet; readonly address: string; readonly message: LinkMessage };

type LinkingProps = {
  of: LiquidityOverview;
  chosen: Chosen | undefined;
  onChosen: (chosen: Chosen | undefined) => void;
};

/** What is asked of a wallet to link it: who it is, on which chain, and one signature. Nothing else is in the program. */
export function useLinking({ of, chosen, onChosen }: LinkingProps) {
  const words = earnWords.useWords();
  const { wallet: proof } = proofWords.useWords();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<string>();
  const [wrong, setWrong] = useState('');
  const isOver = useOver(chosen?.message.expiresAt);

  async function attempt(id: string, what: () => Promise<void>) {
    if (dialog !== undefined) return;
    setDialog(id);
    setWrong('');
    try {
      await what();
    } catch (failed) {
      const said = failed instanceof WalletFailure ? proof[failed.trouble] : undefined;
      setWrong(said ?? (failed instanceof Refusal ? failed.words : words.wallet.notAnswered));
    } finally {
      setDialog(undefined);
    }
  }

  const choose = (wallet: Wallet) =>
    attempt(wallet.id, async () => {
      const { username: address, chainId } = await introduced(wallet.provider);
      onChosen({ wallet, address, message: await submitLinkMessage({ address, chainId }) });
    });

  const sign = ({ wallet, address, message }: Chosen) =>
    attempt(wallet.id, async () => {
      const signature = await signed(wallet.provider, message.message, address);
      // The message is used up by now, however it ends.
      onChosen(undefined);
      await submitLinkWallet({ address, sign: signature, code: message.code });
      askAgainForEarn(client);
      showToast(words.wallet.linkedToast(shortAddress(address)), { tone: 'done' });
    });

  return {
    content: (
      <>
        {wrong && <ErrorLine className="q-field-below q-field-below--error">{wrong}</ErrorLine>}
        {chosen ? (
          <Message of={of} chosen={chosen} isOver={isOver} />
        ) : (
          <Choose of={of} dialog={dialog} onChoose={(wallet) => void choose(wallet)} />
        )}
      </>
    ),
    act: chosen && (
      <>
        <Button
          wide
          loading={dialog !== undefined}
          loadingLabel={proof.waiting(chosen.wallet.name)}
          onClick={() => void (isOver ? choose(chosen.wallet) : sign(chosen))}
        >
          {isOver ? words.wallet.newMessage : words.wallet.sign}
        </Button>
        <p className="q-t12 q-muted earn-own-below">{words.wallet.sameText}</p>
      </>
    ),
  };
}

/** Whether a message is too old to be signed. */
function useOver(expiresAt: number | undefined): boolean {
  const [, look] = useState(0);
  const left = expiresAt === undefined ? 0 : expiresAt - exchangeNow();
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => look((count) => count + 1), left);
    return () => clearTimeout(timer);
  }, [left]);
  return expiresAt !== undefined && left <= 0;
}

type ChooseProps = { of: LiquidityOverview; dialog: string | undefined; onChoose: (wallet: Wallet) => void };

/** The wallets of this browser. Until one is chosen none of them is asked anything. */
function Choose({ of, dialog, onChoose }: ChooseProps) {
  const words = earnWords.useWords();
  const { wallet: proof } = proofWords.useWords();
  const wallets = useWallets();
  const networks = words.list(of.networks.map(({ label }) => label));
  return (
    <section className="earn-part">
      <h2>{words.wallet.choose}</h2>
      <p className="q-muted">{words.wallet.chooseWhy(of.coin, networks)}</p>
      {!of.open ? (
        <Empty title={words.wallet.closed}>{words.wallet.closedWhy}</Empty>
      ) : wallets.length === 0 ? (
        <Empty title={proof.none}>{proof.noneWhy}</Empty>
      ) : (
        <ul className="earn-own-list" aria-label={proof.list}>
          {wallets.map((wallet) => (
            <li key={wallet.id}>
              <ListRow
                start={
                  wallet.icon ? (
                    <img className="earn-mark" src={wallet.icon} alt="" />
                  ) : (
                    <span className="earn-mark earn-mark--word" aria-hidden="true">
                      {wallet.name.slice(0, 1).toUpperCase()}
                    </span>
                  )
                }
                title={wallet.name}
                {...(dialog === wallet.id && { sub: proof.waiting(wallet.name) })}
                onClick={() => onChoose(wallet)}
              />
            </li>
          ))}
        </ul>
      )}
      <WalletTerms of={of} held={undefined} />
    </section>
  );
}

function Message({ of, chosen, isOver }: { of: LiquidityOverview; chosen: Chosen; isOver: boolean }) {
  const words = earnWords.useWords();
  const { money, clock } = useSaid();
  const { message, address } = chosen;
  return (
    <>
      <section className="earn-part">
        <dl>
          <KeyValue label={words.wallet.address}>{shortAddress(address)}</KeyValue>
          <KeyValue label={words.wallet.network}>{message.network}</KeyValue>
          <KeyValue label={words.wallet.holdsNow}>{money(message.held, message.coin)}</KeyValue>
        </dl>
      </section>
      <section className="earn-part">
        <h2>{words.wallet.signatureSays}</h2>
        <pre className="earn-message">{message.message}</pre>
        <p className={`q-t12 ${isOver ? 'q-warn' : 'q-muted'}`}>
          {isOver ? words.wallet.messageOver : words.wallet.validUntil(clock(message.expiresAt))}
        </p>
        <ul className="earn-never">
          {words.wallet.never.map((line) => (
            <li key={line}>
              <Icon name="check" size="s" />
              {line}
            </li>
          ))}
        </ul>
      </section>
      <section className="earn-part">
        <WalletTerms of={of} held={message.held} />
      </section>
    </>
  );
}
