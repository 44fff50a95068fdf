// npm run verify, rotate-master-key, ...: what an operator runs beside the server. It needs no more packages than a start.
import './node-version.mjs';

void import('./launch.mjs').then(({ finish, tool }) => finish(() => tool('node', process.argv.slice(2), 'start')));
