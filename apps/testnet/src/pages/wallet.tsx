import { Button, buttonClass, Empty, Note, Sheet, SkeletonRows } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { TestNetwork } from '../chain/networks.ts';
import { useHead, useHoldings } from '../chain/reading.ts';
import { Code } from '../parts/code.tsx';
import { Holdings } from '../parts/holdings.tsx';
import { NetworkChoice } from '../parts/network-choice.tsx';
import { Unreached } from '../parts/unreached.tsx';
import { paths } from '../paths.ts';
import { Page } from '../shell/page.tsx';
import { useTestWallet } from '../wallet/key.ts';
import { SendSheet } from '../wallet/send-sheet.tsx';
import { useWords } from '../words/index.ts';
import { TransfersOf } from './address.tsx';

export default function WalletPage({ networks }: { networks: readonly TestNetwork[] }) {
  const words = useWords();
  const { account, make } = useTestWallet();
  return (
    <Page title={words.walletTitle}>
      {account ? (
        <Wallet account={account} networks={networks} />
      ) : (
        <Empty
          title={words.walletIntro}
          act={
            <Button wide onClick={make}>
              {words.makeWallet}
            </Button>
          }
        >
          {words.walletIntroWords}
        </Empty>
      )}
    </Page>
  );
}

function Wallet({ account, networks }: { account: PrivateKeyAccount; networks: readonly TestNetwork[] }) {
  const words = useWords();
  const { address } = account;
  const isKept = useTestWallet((wallet) => wallet.isKept);
  const [name, setName] = useState(networks[0]!.name);
  const network = networks.find((one) => one.name === name) ?? networks[0]!;
  const [isCodeShown, setIsCodeShown] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const head = useHead(network.name).data;
  const holdings = useHoldings(network, address, head);
  const hasCoins = holdings.data?.balances.some(({ atoms }) => atoms > 0n);
  const hasGas = (holdings.data?.wei ?? 0n) > 0n;
  return (
    <>
      <div className="parts-top">
        <Note>{isKept ? words.neverReal : words.notKept}</Note>
        <div>
          <p className="q-muted">{words.yourAddress}</p>
          <Code text={address} />
        </div>
        <div className="q-row q-gap-5">
          <Button variant="quiet" onClick={() => setIsCodeShown(!isCodeShown)} aria-expanded={isCodeShown}>
            {isCodeShown ? words.hideCode : words.showCode}
          </Button>
          <Link className="q-act" to={paths.address(network.name, address)}>
            {words.inExplorer}
          </Link>
        </div>
        {isCodeShown && (
          <div className="parts-qr">
            <QRCodeSVG value={address} title={words.yourAddress} level="M" />
          </div>
        )}
        <NetworkChoice networks={networks} value={network.name} onChange={setName} />
        <div className="parts-acts">
          <Link
            className={buttonClass({ variant: hasCoins ? 'second' : 'main' })}
            to={paths.faucetFor(network.name, address)}
          >
            {words.faucetTitle}
          </Link>
          {hasCoins && (
            <Button wide disabledReason={!hasGas && words.noGas} onClick={() => setIsSending(true)}>
              {words.sendAct}
            </Button>
          )}
        </div>
      </div>
      <section className="parts-section">
        <h2>{words.balances}</h2>
        {holdings.error && <Unreached again={holdings.refetch} isLoading={holdings.isFetching} />}
        {!holdings.data && !holdings.error && <SkeletonRows label={words.balances} rows={3} />}
        {holdings.data && <Holdings wei={holdings.data.wei} balances={holdings.data.balances} />}
      </section>
      <TransfersOf network={network} address={address} head={head} />
      <Forgetting />
      <SendSheet
        open={isSending}
        onClose={() => setIsSending(false)}
        account={account}
        network={network}
        holdings={holdings.data}
        head={head}
      />
    </>
  );
}

function Forgetting() {
  const words = useWords();
  const forget = useTestWallet((wallet) => wallet.forget);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="parts-more">
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {words.forget}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.forgetTitle}
        closeLabel={words.close}
        foot={
          <Button variant="fall" wide onClick={forget}>
            {words.forgetAct}
          </Button>
        }
      >
        <p className="parts-form">{words.forgetWords}</p>
      </Sheet>
    </div>
  );
}
