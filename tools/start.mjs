// npm start: install what is missing, build the app if its sources changed, run the server.
import './node-version.mjs';

void import('./launch.mjs').then(({ finish, start }) => finish(start));
