export { type Arrival, type Location, type Navigate, type NavigateOptions, navigate, passOver } from './history.ts';
export { AppLink, Link, type LinkProps } from './link.tsx';
export { matchPath, type Params } from './match-path.ts';
export {
  ParamsProvider,
  Redirect,
  Router,
  useArrival,
  useIsLeaving,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from './router.tsx';
export { useBack } from './use-back.ts';
export { useFilter } from './use-filter.ts';
export { useScrollMemory } from './use-scroll-memory.ts';
export { withQuery } from './with-query.ts';
