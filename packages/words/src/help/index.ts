export { type ArticleFacts, articles } from './articles.ts';
export { unknownFigures, withFigures } from './figures.ts';
export { type ArticleWords, articleFacts, articlesOf, helpWords, ownHelpWords } from './read.ts';
