import { conversation } from '@quay/contract/staff';
import { Pill } from '@quay/ui';
import { Answered, Detail } from '../../../parts/detail.tsx';
import { Age } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useAsk } from '../../../request/hooks.ts';
import { AnswerForm } from '../forms/answer.form.tsx';
import { deskWords } from '../words/index.ts';
import { CustomerCard } from './customer-card.tsx';
import { Messages } from './messages.tsx';

const EVERY_MS = 2_000;

/** One conversation, with who it is beside it. */
export function ConversationDetail({ conversationId }: { conversationId: string }) {
  const words = deskWords.useWords();
  const asked = useAsk(conversation, { conversationId }, { every: EVERY_MS });
  return (
    <Answered asked={asked}>
      {(found) => {
        const { name, waitingSince, answeredBy, userId } = found.conversation;
        const called = words.guest(name);
        return (
          <div className="desk-conversation">
            <Detail
              title={called}
              pills={
                waitingSince !== null && (
                  <Pill tone="warn">
                    {words.waits} <Age since={waitingSince} />
                  </Pill>
                )
              }
              sub={answeredBy === null ? words.nobodyAnswered : words.answeredBy(answeredBy)}
              listPath={paths.conversations}
              foot={<AnswerForm conversationId={conversationId} />}
            >
              <Messages conversationId={conversationId} found={found} name={called} />
            </Detail>
            <CustomerCard userId={userId} name={called} />
          </div>
        );
      }}
    </Answered>
  );
}
