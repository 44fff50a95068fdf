export { ErrorBoundary, PageFailed, type PageFailedWords } from './error-boundary.tsx';
export { loadOnce } from './load-once.ts';
export { ChunkLoadError, chunk, type Page, page, prefetchPages } from './page.tsx';
export { useTitle } from './use-title.ts';
