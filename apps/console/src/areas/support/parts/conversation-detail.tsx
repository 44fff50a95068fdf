import { Pill } from '@quay/ui';
import { Answered, Detail } from '../../../parts/detail.tsx';
import { Age } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { calledBy } from '../called-by.ts';
import { AnswerForm } from '../forms/answer.form.tsx';
import { useConversation } from '../queries/conversation.ts';
import { supportWords } from '../words/index.ts';
import { CustomerCard } from './customer-card.tsx';
import { Messages } from './messages.tsx';

/** One conversation, with who it is beside it. */
export function ConversationDetail({ conversationId }: { conversationId: string }) {
  const words = supportWords.useWords();
  const query = useConversation(conversationId);
  return (
    <Answered query={query}>
      {(found) => {
        const { name, waitingSince, answeredBy, userId } = found.conversation;
        const called = calledBy(words, name);
        return (
          <div className="support-conversation">
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
