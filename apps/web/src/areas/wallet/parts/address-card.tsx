import type { CoinNetwork } from '@quay/contract/wallet';
import { Bone, Button, ErrorRow, Icon, IconButton, QrFrame } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useRef, useState } from 'react';
import { shellWords } from '../../../shell/words/index.ts';
import { addressQuery } from '../queries/deposit-address.ts';
import { depositWords } from '../words/deposit/index.ts';
import { AddressText } from './address-text.tsx';

const COPIED_MS = 1_200;

/** The address as a picture and in words, with what one does with it. */
export function AddressCard({ symbol, network }: { symbol: string; network: CoinNetwork }) {
  const words = depositWords.useWords();
  const { tryAgain } = shellWords.useWords();
  const query = useQuery(addressQuery(symbol, network.network));
  const address = query.data?.address;
  if (!address && query.isError) {
    return (
      <div className="movement-edge">
        <ErrorRow
          title={words.addressFailed}
          retryLabel={tryAgain}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {query.error instanceof Refusal ? query.error.words : words.addressFailedWhy}
        </ErrorRow>
      </div>
    );
  }
  return (
    <section className="movement-card" aria-label={words.yourAddress}>
      <div className="movement-card-face">
        {address ? (
          <QrFrame>
            <QRCodeSVG value={address} size={176} title={words.qr(symbol)} />
          </QrFrame>
        ) : (
          <Bone width={20} height={20} />
        )}
        <div className="q-grow">
          <p className="q-t12 q-muted">{words.yourAddress}</p>
          {address ? <AddressText address={address} /> : <Bone width={18} height={2} />}
        </div>
      </div>
      {address && <Acts address={address} />}
    </section>
  );
}

function Acts({ address }: { address: string }) {
  const words = depositWords.useWords();
  const [copied, setCopied] = useState(false);
  const raw = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  // No clipboard (an old browser, a refused permission): the address is selected, to be copied by hand.
  const select = () => raw.current?.select();
  return (
    <>
      <div className="movement-card-acts">
        <Button
          wide
          onClick={() => {
            if (navigator.clipboard) navigator.clipboard.writeText(address).then(() => setCopied(true), select);
            else select();
          }}
        >
          <Icon name={copied ? 'check' : 'copy'} size="s" />
          <span aria-live="polite">{copied ? words.copied : words.copy}</span>
        </Button>
        {'share' in navigator && (
          <IconButton
            icon="share"
            label={words.share}
            // Whoever closes the list of the system has only changed their mind.
            onClick={() => void navigator.share({ text: address }).catch(() => undefined)}
          />
        )}
      </div>
      <input ref={raw} className="q-unseen" tabIndex={-1} aria-hidden="true" readOnly value={address} />
    </>
  );
}
