import type { Call } from '@quay/contract';
import { catalog } from '@quay/contract/catalog';

const PATH = '/changeMockLogin';

/** The call that enters demo mode, once there is one. */
export const changeMockLogin = (): Call<object, unknown> | undefined =>
  catalog.find(({ call }) => call.path === PATH && call.method === 'POST')?.call as Call<object, unknown> | undefined;
