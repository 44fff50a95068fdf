import {
  CREDIT_COIN,
  type CreditDocument,
  type CreditStatus,
  creditAtMaturity,
  creditDocuments,
  creditYearly,
} from '@quay/contract/credit';
import type { CreditCase, CreditCaseRow, CreditPoolOfConsole } from '@quay/contract/staff';
import type { CreditLoan, FundCreditPool, SetCreditProduct } from '@quay/core';
import { text, units } from '@quay/money';
import type { CreditOfStaff } from '@quay/store';
import type { CreditNeeds } from './needs.ts';
import { type Figures, openPapers, openSaid, sealPapers } from './sealed.ts';
import { documentsOf, interestNow, isOwing, lateRateOf } from './wire.ts';

const PAGE = 50;
/** A stray application is one that the core has not had for so long. */
const STRAY_MS = 60 * 60_000;

/** Terms that somebody wants, decimals as text. */
export type WantedProduct = {
  readonly cycle: number;
  readonly dailyRate: string;
  readonly lateMultiple: string;
  readonly minAmount: string;
  readonly maxAmount: string;
  readonly oneMax: string;
  readonly open: boolean;
};

type AdministrationNeeds = CreditNeeds & {
  /** Resolves when the rows are as new as what the core has decided; false where they are late. */
  caughtUp(): Promise<boolean>;
};

export type CreditAdministration = ReturnType<typeof createCreditAdministration>;

/** Loans without a pledge as staff decide on them and fund them. */
export function createCreditAdministration({ core, reads, secrets, verification, caughtUp, now }: AdministrationNeeds) {
  const rows = reads.credit;

  const rowOf = (loan: CreditOfStaff, names: ReadonlyMap<number, string>): CreditCaseRow => ({
    ...{ loanId: loan.id, userId: loan.owner, username: loan.username, realName: names.get(loan.owner) ?? null },
    ...{ coinSymbol: loan.asset, amount: text(loan.asked) },
    approved: loan.principal === 0n ? null : text(loan.principal),
    ...{ cycle: loan.days, state: loan.status },
    documents: documentsOf(openSaid(secrets, loan.owner, loan.sealed)).length,
    ...{ appliedAt: loan.appliedAt, dueAt: loan.reviewDueAt, decidedAt: loan.decidedAt },
    ...{ firstBy: loan.firstByName, secondBy: loan.secondByName, needs: loan.asked > loan.oneMax ? 2 : 1 },
  });

  async function poolOf(): Promise<{
    capital: bigint;
    funded: bigint;
    interest: bigint;
    lent: bigint;
    offered: bigint;
  }> {
    const pool = await rows.creditPool(CREDIT_COIN);
    const { funded, interest, lent, offered } = pool ?? { funded: 0n, interest: 0n, lent: 0n, offered: 0n };
    return { capital: funded + interest, funded, interest, lent, offered };
  }

  async function detail(id: number, staff: number): Promise<CreditCase | undefined> {
    const loan = await rows.loanOfStaff(id);
    if (!loan) return undefined;
    const { owner, asset, asked } = loan;
    const [names, opened, events, all, worth, pool] = await Promise.all([
      verification.maskedNames([owner]),
      rows.creditOpenings(loan.application, staff),
      rows.eventsOf([id]),
      rows.allLoans(owner),
      rows.worthOf(owner, asset),
      poolOf(),
    ]);
    const said = openSaid(secrets, owner, loan.sealed);
    const others = all.filter((one) => one.id !== id);
    const owing = others.filter(isOwing);
    const at = now();
    return {
      ...rowOf(loan, names),
      ...{ dailyRate: text(loan.dailyRate), yearlyRate: text(creditYearly(loan.dailyRate)) },
      ...{ lateRate: text(lateRateOf(loan)), minAmount: text(loan.minAmount), oneMax: text(loan.oneMax) },
      ...{ choice: loan.choice, chosen: text(loan.chosen), rejection: loan.rejection, remark: loan.remark },
      memberSince: loan.memberSince,
      pictures: documentsOf(said).map((name) => ({
        ...{ name, opened: opened.includes(name) },
        ofVerification: name === 'id-photo' && said.ofVerification,
      })),
      ...{ currency: said.currency, note: said.note === '' ? null : said.note },
      said: { income: said.income, rent: said.rent, otherCredit: said.otherCredit },
      papers: loan.papers && openPapers(secrets, owner, loan.papers),
      ...{ worth: text(worth), loansRunning: owing.length },
      loansOwed: text(owing.reduce((sum, one) => sum + one.principal + interestNow(one, at), 0n)),
      loansRepaid: others.filter(({ status }) => status === 'repaid').length,
      loansLate: others.filter(({ reminded }) => reminded === 'overdue').length,
      dueAtMaturity: text(creditAtMaturity({ ...loan, principal: asked })),
      pool: {
        ...{ capital: text(pool.capital), lent: text(pool.lent), offered: text(pool.offered) },
        free: text(pool.capital - pool.lent - pool.offered),
      },
      events: events.map(({ kind, amount, by, at: when }) => ({ kind, amount: text(amount), by, at: when })),
    };
  }

  return {
    async list(state: CreditStatus, before: number | undefined): Promise<CreditCaseRow[]> {
      const loans = await rows.loansOfStaff(state, before, PAGE);
      const names = await verification.maskedNames([...new Set(loans.map(({ owner }) => owner))]);
      return loans.map((loan) => rowOf(loan, names));
    },

    detail,
    loan: (id: number): Promise<CreditOfStaff | undefined> => rows.loanOfStaff(id),

    /** The file of a picture of an application. */
    fileOf: ({ owner, sealed }: CreditOfStaff, name: CreditDocument): string | undefined =>
      openSaid(secrets, owner, sealed).documents[name],

    opened: ({ application }: CreditOfStaff, staff: number, name: CreditDocument): Promise<void> =>
      rows.addCreditOpening(application, staff, name, now()),

    /** Pictures that somebody has not looked at. */
    async unopened({ application, owner, sealed }: CreditOfStaff, staff: number): Promise<CreditDocument[]> {
      const opened = await rows.creditOpenings(application, staff);
      const there = documentsOf(openSaid(secrets, owner, sealed));
      return creditDocuments.filter((name) => there.includes(name) && !opened.includes(name));
    },

    /** Keeps what staff have read in the papers, sealed. */
    notePapers: ({ application, owner }: CreditOfStaff, papers: Figures): Promise<void> =>
      rows.savePapers(application, sealPapers(secrets, owner, papers)),

    async decide(input: {
      readonly staff: number;
      readonly loan: number;
      readonly choice: 'approve' | 'reject';
      readonly amount: bigint;
      readonly rejection: CreditLoan['rejection'];
      readonly remark: string | null;
    }) {
      return core.submit<CreditLoan>('credit/decide', input);
    },

    async pool(): Promise<CreditPoolOfConsole> {
      // What is asked for next begins with these figures.
      await caughtUp();
      const [{ capital, funded, interest, lent, offered }, products, sums, open] = await Promise.all([
        poolOf(),
        rows.creditProducts(),
        rows.overdueSums(CREDIT_COIN),
        reads.staff.approvals({ state: 'open', size: PAGE }),
      ]);
      return {
        coinSymbol: CREDIT_COIN,
        ...{ capital: text(capital), funded: text(funded), interest: text(interest), lent: text(lent) },
        ...{ offered: text(offered), free: text(capital - lent - offered) },
        ...{ running: sums.running, overdue: sums.overdue, overdueOwed: text(sums.owed) },
        products: products.map((product) => ({
          ...{ cycle: product.days, dailyRate: text(product.dailyRate), lateMultiple: text(product.lateMultiple) },
          ...{ minAmount: text(product.minAmount), maxAmount: text(product.maxAmount) },
          ...{ oneMax: text(product.oneMax), open: product.isOpen },
        })),
        waiting: open
          .filter(({ kind }) => kind === 'fund-credit' || kind === 'set-credit-product')
          .map(({ id, kind, requestedByName }) => ({ approvalId: id, kind, by: requestedByName })),
      };
    },

    /** Puts in what two of staff agreed on, where nothing was put in since; gives whether. */
    async fund(amount: string, before: string): Promise<boolean> {
      const input: FundCreditPool = { asset: CREDIT_COIN, amount: units(amount), before: units(before) };
      return (await core.submit('credit/fund-pool', input)).outcome.ok;
    },

    /** Sets terms that two of staff agreed on; gives whether they can be. */
    async setProduct({ cycle, open, ...terms }: WantedProduct): Promise<boolean> {
      const input: SetCreditProduct = {
        ...{ asset: CREDIT_COIN, days: cycle, isOpen: open },
        ...{ dailyRate: units(terms.dailyRate), lateMultiple: units(terms.lateMultiple) },
        ...{ minAmount: units(terms.minAmount), maxAmount: units(terms.maxAmount), oneMax: units(terms.oneMax) },
      };
      return (await core.submit('credit/set-product', input)).outcome.ok;
    },

    /** Removes applications that the core never had, as after a stop between the two. */
    async dropStray(): Promise<void> {
      for (const { id, userId, sealed } of await rows.strayApplications(now() - STRAY_MS)) {
        const { documents, ofVerification } = openSaid(secrets, userId, sealed);
        const own = creditDocuments.filter((name) => !(name === 'id-photo' && ofVerification));
        await rows.dropApplication(
          id,
          own.flatMap((name) => documents[name] ?? []),
        );
      }
    },
  };
}
