import type { C2cOrder } from '@quay/contract/c2c';
import { FUND_PASSWORD } from '@quay/contract/identity';
import { Button, Checkbox, Note, PasswordField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { askAgain, exchangeNow } from '@quay/web-kit/request';
import { Link, Redirect, useNavigate } from '@quay/web-kit/router';
import { isolated } from '@quay/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { travelling } from '../../../proof/fund-password.ts';
import { useProving } from '../../../proof/use-proving.tsx';
import { proofWords } from '../../../proof/words/index.ts';
import { notify } from '../../../shell/notify.ts';
import { submitRelease } from '../acts/release.ts';
import { OrderFrame } from '../orders/order-frame.tsx';
import { Escrow } from '../orders/order-head.tsx';
import { refusalOf } from '../orders/order-view.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { showOrder } from '../queries/changes.ts';
import { orderQuery } from '../queries/order-detail.ts';
import { orderWords } from '../words/orders/index.ts';

/** The release of the coins: checked by the seller, proven to be the seller. It cannot be taken back. */
export default function ReleasePage() {
  const { release: words } = orderWords.useWords();
  const amounts = useC2cAmounts();
  return (
    <OrderFrame ofAct title={(order) => words.title(order ? amounts.coin(order.quantity, order.symbol) : '')}>
      {(order) => <Release order={order} />}
    </OrderFrame>
  );
}

/** A long number is known by its end. */
const endOf = (account: string): string => (/^[A-Za-z0-9 ]{10,}$/.test(account) ? `… ${account.slice(-4)}` : account);

function Release({ order }: { order: C2cOrder }) {
  const words = orderWords.useWords();
  const proof = proofWords.useWords();
  const say = useRefusalWords();
  const amounts = useC2cAmounts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [arrived, setArrived] = useState(false);
  const [sender, setSender] = useState(false);
  const [fundPassword, setFundPassword] = useState('');
  const { orderId, payTo, payerName } = order;
  const coins = amounts.coin(order.quantity, order.symbol);
  const money = amounts.fiat(order.money, order.fiat);

  const { form, wrong, sending, submit, mend, sheet } = useProving({
    act: 'release-coins',
    label: words.release.act(coins),
    doing: words.release.doing(coins),
    fields: ['fundPassword'],
    validate: () => ({
      ...(!(arrived && sender) && { form: words.release.check }),
      ...(!FUND_PASSWORD.test(fundPassword) && {
        fundPassword: fundPassword ? say({ reason: 'identity/fund-password-malformed' }) : words.release.password,
      }),
    }),
    async send(given) {
      const sealed = await travelling(fundPassword);
      const released = await submitRelease({ orderId, fundPassword: sealed, proof: given });
      showOrder(client, released);
      notify(words.release.done(coins), { tone: 'done' });
      void navigate(c2cPaths.order(orderId), { replace: true });
    },
    refused() {
      // The order may have changed meanwhile, or an answer was lost that had released it: its page then says so.
      void askAgain(client, { queryKey: orderQuery(orderId).queryKey });
      return false;
    },
  });

  if (refusalOf('release', order, exchangeNow())) return <Redirect to={c2cPaths.order(orderId)} />;
  const account = payTo?.account ?? '';
  return (
    <>
      <form ref={form} className="c2c-order-body" noValidate onSubmit={(event) => void submit(event)} id="c2c-release">
        <Escrow order={order} state="offered" />
        <div className="q-gutter c2c-stack">
          <Note icon="bank">
            <b>{words.paid.note}</b>
            <p className="q-muted">{words.paid.noteWhy}</p>
          </Note>
          <div className="c2c-checks">
            <Checkbox
              checked={arrived}
              onChange={(checked) => {
                setArrived(checked);
                mend('form');
              }}
            >
              {account ? words.release.arrived(money, endOf(account)) : words.release.arrivedAny(money)}
            </Checkbox>
            <Checkbox
              checked={sender}
              onChange={(checked) => {
                setSender(checked);
                mend('form');
              }}
            >
              {words.release.sender(isolated(payerName))}
            </Checkbox>
          </div>
          <PasswordField
            label={words.release.fundPassword}
            labelEnd={
              <Link className="q-act" to={paths.changeFundsPassword()}>
                {words.release.forgot}
              </Link>
            }
            name="fund-password"
            autoComplete="off"
            revealLabel={proof.reveal}
            hideLabel={proof.hide}
            value={fundPassword}
            onChange={(text) => {
              setFundPassword(text);
              mend('fundPassword', 'form');
            }}
            error={wrong.fundPassword}
          />
        </div>
      </form>
      <div className="q-act-bar">
        <FormError words={wrong.form} />
        <Button
          wide
          type="submit"
          form="c2c-release"
          loading={sending}
          loadingLabel={words.release.doing(coins)}
          disabledReason={arrived && sender ? undefined : words.release.check}
        >
          {words.release.act(coins)}
        </Button>
        <div className="c2c-quiet">
          <Link
            className="q-act c2c-quiet-act c2c-wrong-act"
            to={order.state === 'appealed' ? c2cPaths.appealPage(orderId) : c2cPaths.appeal(orderId)}
          >
            {words.paid.no}
          </Link>
        </div>
      </div>
      {sheet}
    </>
  );
}
