import { readFileSync } from 'node:fs';
import type { Hex } from 'viem';

/** Compiled from `contracts/test-token.sol` by `tools/contracts/compile.ts`. */
const compiled = JSON.parse(readFileSync(new URL('./contracts/test-token.json', import.meta.url), 'utf8')) as {
  readonly TestToken: { readonly bytecode: Hex };
};

export const testTokenBytecode: Hex = compiled.TestToken.bytecode;
