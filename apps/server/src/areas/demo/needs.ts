import type { Refusal } from '@quay/contract';
import type { MockLogin } from '@quay/contract/demo';
import type { CorePort } from '../../core-host/port.ts';
import type { RequestContext, Session } from '../../edge/request-context.ts';

type Opened = NonNullable<MockLogin>;

export type DemoNeeds = {
  readonly core: Pick<CorePort, 'submit'>;
  /** Whether it may be entered. Who is in it may always leave. */
  readonly isOffered: boolean;
  readonly sessions: {
    enter(context: RequestContext): Promise<Opened | { readonly refusal: Refusal }>;
    leave(context: RequestContext, session: Session): Promise<MockLogin>;
    isGuest(user: number): Promise<boolean>;
  };
  /** The last price of a real market. */
  lastPrice(symbol: string): bigint | undefined;
  now(): number;
};
