import type { Plugin } from 'vite';

/** All that the app asks a wallet for: who it is, on which chain, and to sign a text. */
const allowed: readonly string[] = ['eth_requestAccounts', 'eth_chainId', 'personal_sign'];

/** Methods of wallets, as EIP-1193 and what came after it name them. */
const METHOD = /\b(?:(?:eth|personal|web3|metamask)_\w+|wallet_[a-z]+[A-Z]\w*)/g;

/** Names by which libraries move coins, sign typed data, or give somebody leave to move them. */
const NAMES =
  /\b(?:send(?:Raw|Signed)?Transaction|signTransaction|sendCalls|sendUserOperation|signTypedData\w*|signAuthorization|setApprovalForAll|(?:increase|decrease)Allowance|Permit2|Permit(?:Single|Batch|Transfer\w*)|PERMIT_TYPEHASH)\b/g;

/** Signatures of the functions of tokens that move coins or give leave to. */
const SIGNATURES = /\b(?:approve|permit|transfer|transferFrom|setApprovalForAll|safeTransferFrom)\(address\b/g;

/** Their selectors: approve, setApprovalForAll, two of permit, increaseAllowance, three of Permit2, transfer, transferFrom. */
const SELECTORS = /(?:095ea7b3|a22cb465|d505accf|8fcbaf0c|39509351|2b67b570|30f28b7a|36c78516|a9059cbb|23b872dd)/gi;

/** A wallet that puts itself into the page is not asked: they announce themselves (EIP-6963), and a person chooses one. */
const GLOBAL = /\b(?:window|globalThis|self)\.ethereum\b/g;

/** Whatever a program could ask a wallet for besides what it may. */
export function asksOfWallets(code: string): string[] {
  const found = [METHOD, NAMES, SIGNATURES, SELECTORS, GLOBAL].flatMap((form) => code.match(form) ?? []);
  return [...new Set(found)].filter((one) => !allowed.includes(one)).sort();
}

/** Ends a build whose program could ask a wallet for a transaction, an approval, a permit or typed data. */
export function walletMethods(): Plugin {
  return {
    name: 'wallet-methods',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const [file, made] of Object.entries(bundle)) {
        const code = made.type === 'chunk' ? made.code : typeof made.source === 'string' ? made.source : '';
        const found = asksOfWallets(code);
        if (found.length > 0)
          this.error(`${file} could ask a wallet for ${found.join(', ')}, which no app of ours does`);
      }
    },
  };
}
