import { changeMockLogin } from '@quay/contract/identity';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../../request/ask.ts';
import { useSession } from '../../shell/session.ts';

/** Enters the demo or leaves it. The session that opens takes the place of the one before; a guest who leaves has none. */
export function useChangeMockLogin() {
  return useMutation({
    mutationFn: () => ask(changeMockLogin, {}, { quiet: true }),
    onSuccess: (opened) => {
      if (opened) useSession.getState().open(opened);
      else useSession.getState().close();
    },
  });
}
