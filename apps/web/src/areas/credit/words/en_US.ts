export const words = {
  title: 'Credit',
  empty: 'Nothing is here yet',
  emptyWhy: 'What this page is for comes later.',
};
