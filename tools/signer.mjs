// npm run signer: the process that holds the keys of the chains, by itself. It takes no compiled sources from a cache
// that another account may write to.
import process from 'node:process';
import './node-version.mjs';

process.env.NODE_DISABLE_COMPILE_CACHE = '1';
void import('./launch.mjs').then(({ finish, tool }) =>
  finish(() => tool('node', ['apps/server/src/outside/signer/main.ts', ...process.argv.slice(2)], 'start')),
);
