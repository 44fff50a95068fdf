import { type C2cSide, type Offer, type PaymentKind, priceDecimals, purchaseHeldUntil } from '@quay/contract/c2c';
import { text } from '@quay/money';
import { Button, KeyValue, Plate, PriceFlash, Sheet } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { useFigures } from '../../../shell/figures.ts';
import { shellWords } from '../../../shell/words/index.ts';
import type { Sums } from '../forms/take.form.ts';
import { KindTag } from '../parts/kind-tag.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { kindWords } from '../words/kinds/index.ts';
import { takeWords } from '../words/take/index.ts';

export type ConfirmTakeProps = {
  open: boolean;
  onClose: () => void;
  request: C2cSide;
  offer: Offer;
  /** The price that is confirmed. */
  price: string;
  sums: Sums;
  kind: PaymentKind;
  sending: boolean;
  /** The price was refused, since it had moved. */
  moved: string | undefined;
  onConfirm: () => void;
};

/** What is sent and what is received, from whom and how: the last look before an order. */
export default function ConfirmTake(props: ConfirmTakeProps) {
  const { open, onClose, request: proposal, offer, price, sums, kind, sending, moved, onConfirm } = props;
  const words = takeWords.useWords();
  const shell = shellWords.useWords();
  const { kinds } = kindWords.useWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const moments = useMoments();
  const money = amounts.fiat(text(sums.money), offer.fiat);
  const coins = amounts.coin(text(sums.quantity), offer.symbol);
  const { name } = offer.advertiser;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={shell.close}
      title={words.confirm[proposal]}
      foot={
        <Button wide loading={sending} loadingLabel={words.acting[proposal](coins)} onClick={onConfirm}>
          {words.act[proposal](coins)}
        </Button>
      }
    >
      <div className="take-confirm">
        {moved && (
          <p className="q-warn" role="alert">
            {moved}
          </p>
        )}
        <Plate
          leaves={{
            label: words.send,
            amount: proposal === 'buy' ? money : coins,
            remark: proposal === 'buy' ? words.payBy(kinds[kind], offer.minutes) : words.intoEscrow,
          }}
          arrives={{
            label: words.receive,
            amount: proposal === 'buy' ? coins : money,
            remark: proposal === 'buy' ? words.intoSpot : words.paidBy(kinds[kind], offer.minutes),
          }}
        />
        <dl className="take-facts">
          <KeyValue label={words.price}>
            <span className="q-n">
              <PriceFlash value={price} text={figures.price(price, priceDecimals(offer.symbol))} /> {offer.fiat}
            </span>
          </KeyValue>
          <KeyValue label={words.other[proposal]}>{name}</KeyValue>
          <KeyValue label={words.method}>
            <KindTag kind={kind} />
          </KeyValue>
          <KeyValue label={words.fee}>{words.feeNone}</KeyValue>
        </dl>
        <p className="q-muted">{words.escrow[proposal](name)}</p>
        {proposal === 'buy' && (
          <p className="q-muted">{words.heldAfter(moments.when(purchaseHeldUntil(exchangeNow())))}</p>
        )}
      </div>
    </Sheet>
  );
}
