import { createContext, type ReactNode, use } from 'react';

/** What stands behind the words of an error, such as the way to why. An app says it once, for every part that shows one. */
export const ErrorAct = createContext<(words: ReactNode) => ReactNode>(() => null);

/** The words of an error, with what stands behind them. */
export function ErrorWords({ children }: { children: ReactNode }) {
  const act = use(ErrorAct)(children);
  if (!act) return children;
  return (
    <>
      <span>{children}</span> {act}
    </>
  );
}

interface ErrorLineProps {
  id?: string;
  className?: string;
  /** The line is there before its words are, so that they are read out when they come. */
  hidden?: boolean;
  children: ReactNode;
}

/** What is wrong, as a line that is read out at once. */
export function ErrorLine({ children, className = 'q-fall', ...rest }: ErrorLineProps) {
  return (
    <p className={className} role="alert" {...rest}>
      <ErrorWords>{children}</ErrorWords>
    </p>
  );
}
