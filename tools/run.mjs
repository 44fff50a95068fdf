// npm run bench, tidy, ...: install what is missing, then run the named program on the project's own Node.
import './node-version.mjs';

void import('./launch.mjs').then(({ finish, tool }) => finish(() => tool(process.argv[2], process.argv.slice(3))));
