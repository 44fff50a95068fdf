import { perpetual } from '@quay/contract/perpetual';
import { Checkbox } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import type { Plan } from '../../../trading/ticket/order-sums.ts';
import type { Circumstances } from '../../../trading/ticket/product-ticket.ts';
import { perpetualWords } from '../words/index.ts';
import { useAttachedDrafts } from './attached-draft.ts';
import { LinkedFields } from './linked-fields.tsx';
import { attachedRefusal, type Summary } from './order-sums.ts';
import { useTicketFacts } from './ticket-facts.ts';
import '../triggers.css';

type AttachedTriggersProps = { plan: Plan; circumstances: Circumstances; summary: Summary | null };

/** Stop-profit and stop-loss of the order in the form: they are armed for what it trades. */
export function AttachedTriggers({ plan, circumstances, summary }: AttachedTriggersProps) {
  const words = perpetualWords.useWords();
  const say = useRefusalWords();
  const facts = useTicketFacts();
  const keep = useAttachedDrafts((store) => store.keep);
  const { attached, contract } = facts;
  const put = (draft: typeof attached) => keep(contract.symbol, draft);
  const refusal = summary && attachedRefusal(plan, facts, circumstances);
  const missing = refusal?.reason === perpetual['trigger-price-missing'].reason;
  return (
    <div className="perpetual-attached">
      <Checkbox checked={attached.on} onChange={(on) => put({ ...attached, on })}>
        {words.attach}
      </Checkbox>
      {attached.on &&
        (summary?.linked ? (
          (['profit', 'loss'] as const).map((which) => {
            const name = which === 'profit' ? words.takeProfit : words.stopLoss;
            return (
              <LinkedFields
                key={which}
                contract={contract}
                name={name}
                head={name}
                value={attached[which]}
                linked={summary.linked!}
                error={refusal && !missing && refusal.at === which ? say(refusal) : undefined}
                onChange={(value) => put({ ...attached, [which]: value })}
              />
            );
          })
        ) : (
          <p className="q-muted q-t12">{words.attachFirst}</p>
        ))}
    </div>
  );
}
