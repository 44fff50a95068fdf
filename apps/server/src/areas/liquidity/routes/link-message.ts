import { LIQUIDITY_COIN, type linkMessage, liquidity, liquidityIncome } from '@quay/contract/liquidity';
import { text } from '@quay/money';
import type { Address } from 'viem';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { LINK, type LinkBegun, statementOf } from '../link.ts';
import { lookAt } from '../looking.ts';
import type { LiquidityNeeds } from '../needs.ts';

export const linkMessageRoute =
  ({ chain, messages, now, oneTime, origins }: LiquidityNeeds): Route<typeof linkMessage> =>
  async ({ address, chainId }, context) => {
    const { owner } = context;
    const { liquidity: rows, identity: users } = await context.rows();
    const terms = await rows.terms();
    if (!terms?.isOpen) return refused(liquidity.closed);
    const networks = chain.networks.filter(({ name }) => chain.token(name, LIQUIDITY_COIN));
    const network = networks.find((one) => one.chainId === chainId);
    if (!network) {
      const labels = networks.map(({ label }) => label).join(', ');
      return refused(liquidity['network-unknown'], { networks: labels || '–' }, 'chainId');
    }
    const wallet = address.toLowerCase();
    const isToken = networks.some(({ tokens }) => tokens.some(({ contract }) => contract.toLowerCase() === wallet));
    if (isToken || (await chain.whose(wallet as Address)) !== undefined) {
      return refused(liquidity['wallet-ours'], {}, 'address');
    }
    if (await rows.byAddress(wallet)) return refused(liquidity['wallet-joined'], {}, 'address');
    const opened = await users.userByWallet(wallet);
    if (opened && opened.id !== owner) return refused(liquidity['wallet-of-another'], {}, 'address');

    const found = await lookAt(chain, network.name, LIQUIDITY_COIN, wallet);
    if (!found) return refused(liquidity['chain-silent']);
    if (found.isContract) return refused(liquidity.contract, {}, 'address');
    if (found.held < terms.minHeld) {
      return refused(liquidity['balance-too-small'], { min: text(terms.minHeld), coin: LIQUIDITY_COIN }, 'address');
    }

    const user = (await users.userById(owner))!;
    const begun: LinkBegun = { wallet, chainId, loginTime: now(), network: network.name, username: user.username };
    const code = await oneTime.issue(LINK, owner, begun, messages.validMs);
    return reply({
      code,
      message: await messages.of(origins()[0]!, code, begun, statementOf(begun)),
      expiresAt: begun.loginTime + messages.validMs,
      ...{ network: network.name, coin: LIQUIDITY_COIN, held: text(found.held) },
      income: text(liquidityIncome(found.held, terms)),
    });
  };
