export { compactText } from './compact.ts';
export { columnDecimals, exactDecimals } from './decimals.ts';
export { type DurationWords, durationText, hoursAndMinutes } from './durations.ts';
export { dateFormat, exact, numberFormat } from './intl.ts';
export { momentText, presentFor, useMoments } from './moments.ts';
