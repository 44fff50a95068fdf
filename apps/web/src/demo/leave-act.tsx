import { Button, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useNavigate } from '@quay/web-kit/router';
import { paths } from '../paths.ts';
import { useSession } from '../shell/session.ts';
import { shellWords } from '../shell/words/index.ts';
import { useChangeMockLogin } from './acts/change-mock-login.ts';

/** The way out of the demo: the only act there that is filled. A guest goes on to the login. */
export function useLeaveDemo(): { leave(): Promise<void>; isLeaving: boolean } {
  const { request } = shellWords.useWords();
  const changing = useChangeMockLogin();
  const navigate = useNavigate();
  return {
    isLeaving: changing.isPending,
    async leave() {
      if (changing.isPending) return;
      const { guest } = useSession.getState();
      try {
        await changing.mutateAsync();
        if (guest) void navigate(paths.login());
      } catch (failed) {
        showToast(failed instanceof Refusal ? failed.words : request.system);
      }
    },
  };
}

export function LeaveDemo({ label, size }: { label: string; size?: 'row' }) {
  const { leave, isLeaving } = useLeaveDemo();
  return (
    <Button
      className="demo-filled"
      {...(size ? { size } : { wide: true })}
      loading={isLeaving}
      loadingLabel={label}
      onClick={() => void leave()}
    >
      {label}
    </Button>
  );
}
