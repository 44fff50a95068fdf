/**
 * Compiles the development chain's contracts: `node tools/contracts/compile.ts` writes what the product and its tests
 * read. A test compiles again and compares, so that the bytes are always those of the sources.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Abi, Hex } from 'viem';

export type Compiled = Readonly<Record<string, { readonly abi: Abi; readonly bytecode: Hex }>>;

type Compiler = { compile(input: string): string };
type Output = {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts: Readonly<
    Record<
      string,
      Record<string, { readonly abi: Abi; readonly evm: { readonly bytecode: { readonly object: string } } }>
    >
  >;
};

const folder = path.join(import.meta.dirname, '../../apps/server/src/outside/development-chain/contracts');
/** The token of the product, and what only tests deploy. */
export const sources = ['test-token', 'hostile-tokens'] as const;
export type Source = (typeof sources)[number];

export const compiledFile = (source: Source): string => path.join(folder, `${source}.json`);

export function compile(source: Source): Compiled {
  // A program of nine megabytes without types of its own; it is loaded when it is needed.
  const compiler = createRequire(import.meta.url)('solc') as Compiler;
  const name = `${source}.sol`;
  const input = {
    language: 'Solidity',
    sources: { [name]: { content: readFileSync(path.join(folder, name), 'utf8') } },
    settings: {
      evmVersion: 'shanghai',
      optimizer: { enabled: true, runs: 200 },
      // A comment that changes must not change the bytes.
      metadata: { appendCBOR: false, bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } },
    },
  };
  const output = JSON.parse(compiler.compile(JSON.stringify(input))) as Output;
  const errors = (output.errors ?? []).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ formattedMessage }) => formattedMessage).join('\n'));
  return Object.fromEntries(
    Object.entries(output.contracts[name] ?? {})
      // Interfaces and abstract contracts have no bytes.
      .filter(([, { evm }]) => evm.bytecode.object !== '')
      .map(([contract, { abi, evm }]) => [contract, { abi, bytecode: `0x${evm.bytecode.object}` as const }]),
  );
}

if (import.meta.main) {
  for (const source of sources) writeFileSync(compiledFile(source), `${JSON.stringify(compile(source), null, 2)}\n`);
}
