/** The first parts of the paths of the screens that a demo has; any other says to leave it first. */
const REACHED = new Set([
  ...['', 'home', 'quotes', 'trade', 'trendDetails', 'tradeRecord', 'tradeDetail', 'language', 'exchangeRate'],
  ...['customerService', 'helpCenter', 'helpDetail', 'CommonProblem', 'announce', 'announceDetail', 'download'],
  ...['TermsOfService', 'login', 'register', 'verify', 'gooleVerify', 'setFond', 'finish'],
]);

/** Whether the demo has the screen of an address. */
export const isInDemo = (pathname: string): boolean => REACHED.has(pathname.split('/')[1] ?? '');
