// npm test: install what is missing, then run every check. See stages.ts.
import './node-version.mjs';

void import('./launch.mjs').then(({ finish, tool }) =>
  finish(() => tool('node', ['tools/stages.ts', ...process.argv.slice(2)])),
);
