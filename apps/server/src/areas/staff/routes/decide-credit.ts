import { credit } from '@quay/contract/credit';
import { type decideCredit, staff as refusals } from '@quay/contract/staff';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const FIGURES = ['income', 'rent', 'otherCredit'] as const;

export const decideCreditRoute =
  ({ audit, credits, team }: Pick<StaffNeeds, 'audit' | 'credits' | 'team'>): Route<typeof decideCredit> =>
  async ({ loanId, choice, amount: said, rejection, remark, papers }, { staff }) => {
    const isApproved = choice === 'approve';
    if (remark === '') return refused(refusals['reason-missing'], {}, 'remark');
    if (!isApproved && rejection === undefined) return refused(refusals['reason-missing'], {}, 'rejection');
    const loan = await credits.loan(loanId);
    if (!loan) return refused(credit['application-unknown']);
    if (loan.status !== 'reviewing') return refused(credit['application-decided']);
    if (loan.firstBy === staff.id) return refused(refusals['second-person-needed']);
    if (loan.username.toLowerCase() === staff.username.toLowerCase()) return refused(refusals['own-case']);
    const amount = isApproved ? parse(said ?? '') : 0n;
    if (amount === undefined) return refused(credit['amount-malformed'], {}, 'amount');
    if (isApproved && papers === undefined) return refused(credit['papers-missing'], {}, 'papers');
    const wrong = papers && FIGURES.find((name) => parse(papers[name]) === undefined);
    if (wrong) return refused(credit['figure-malformed'], { field: wrong }, `papers.${wrong}`);
    if (isApproved) {
      const [unopened] = await credits.unopened(loan, staff.id);
      if (unopened) return refused(refusals['review-unopened'], { missing: unopened });
    }
    if (loan.asked > loan.oneMax) {
      const before = loan.firstBy === null ? [] : [loan.firstBy];
      const other = await team.takePart(`credit ${loanId}`, staff.id, before);
      if (other) return refused(other.refusal, other.params);
    }

    // Written down first: should the server end in between, nothing was done that the log does not know.
    const details = {
      ...{ user: String(loan.owner), choice, remark },
      ...(isApproved ? { amount: said! } : { rejection: rejection! }),
    };
    await audit.add({ staff, act: 'decide-credit', subject: `credit ${loanId}`, details });
    if (papers) await credits.notePapers(loan, papers);
    const { outcome, seq } = await credits.decide({
      ...{ staff: staff.id, loan: loanId, choice, amount, remark },
      rejection: isApproved ? null : rejection!,
    });
    return outcome.ok ? reply({ state: outcome.value.status }, seq) : { outcome, seq };
  };
