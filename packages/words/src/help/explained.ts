import { articles } from './articles.ts';

/** Refusals that an article of the help centre explains, by reason. */
export const explained: ReadonlySet<string> = new Set(articles.flatMap(({ refusals = [] }) => refusals));
