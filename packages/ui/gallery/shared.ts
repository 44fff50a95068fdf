export const query = new URLSearchParams(location.search);

export const tabs = [
  { href: '#home', icon: 'home', label: 'Home' },
  { href: '#markets', icon: 'markets', label: 'Markets' },
  { href: '#trade', icon: 'trade', label: 'Trade' },
  { href: '#contracts', icon: 'contracts', label: 'Contracts' },
  { href: '#assets', icon: 'assets', label: 'Assets' },
  { href: '#account', icon: 'user', label: 'Account' },
] as const;
export const bookLabels = { price: 'Price', amount: 'Amount BTC', sum: 'Sum', asks: 'Ask', bids: 'Bid' };
export const percent = (value: number) => `${value}%`;

export function tone(percentText: string): string {
  if (percentText.startsWith('+')) return 'q-rise';
  return percentText.startsWith('−') ? 'q-fall' : 'q-muted';
}
