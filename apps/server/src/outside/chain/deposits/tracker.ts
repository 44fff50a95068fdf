import { text } from '@quay/money';
import type { NetworkRow, TransferRow } from '@quay/store';
import type { Address, Hex } from 'viem';
import type { Alarms } from '../alarms.ts';
import { type Block, type ChainAccess, ChainUnreachable } from '../chain-access.ts';
import type { Network } from '../networks.ts';
import type { DepositLedger, DepositRows, TransferKey } from './ledger.ts';
import { nameOf, type TransfersIn, transfersIn } from './transfers-in.ts';
import { unsupportedIn } from './unsupported.ts';
import { readWhole } from './whole-block.ts';
import { validateWitnesses } from './witnesses.ts';

export type TrackerNeeds = {
  readonly network: Network;
  readonly access: ChainAccess;
  readonly rows: DepositRows;
  readonly ledger: DepositLedger;
  readonly alarms: Alarms;
  readonly userAt: (address: Address) => number | undefined;
  /** All deposit addresses. */
  readonly addresses: () => Iterable<Address>;
  /** Whether coins from there are our own, such as those that pay for a sweep. */
  readonly isOwnAddress: (address: Address) => boolean;
  /** Withdrawals of a user wait: what they may have spent was taken back. */
  readonly hold: (user: number) => Promise<void>;
  readonly halt: (why: string) => Promise<void>;
  readonly now: () => number;
};

/** What a step came to. */
export type Stepped = {
  readonly head: Block;
  /** Users of whom a deposit changed, or has more confirmations. */
  readonly moved: ReadonlySet<number>;
  /** Users whose coins were credited or taken back. */
  readonly settled: ReadonlySet<number>;
  /** There is more to read at once. */
  readonly behind: boolean;
};

export type Tracker = { step(): Promise<Stepped> };

/** How many blocks are kept to find where a chain forked. */
export const KEPT_BLOCKS = 500;
const BLOCKS_A_STEP = 50;
/** Of a range that staff have asked for, in each step. */
const RESCANNED_A_STEP = 20;
/** What the alarm is about that rings while a deposit is more than the ledger has room for. */
const ROOM = 'room';

/**
 * Follows one network and credits what comes to addresses of ours. It begins every step from what the rows and the
 * chain say, writes before it goes on, and may be stopped anywhere: the same step again ends the same. Blocks are read
 * twice: when they are new by one endpoint, and when they have all their confirmations by every one that answers,
 * because a node may leave out a log.
 */
export function createTracker(needs: TrackerNeeds): Tracker {
  const { network, access, rows, ledger, alarms, userAt, addresses, isOwnAddress, hold, halt, now } = needs;
  const { name, confirmations } = network;
  /** Whether rows and ledger are known to agree: after a stop or an error they may be one write apart. */
  let agree = false;
  let lastHead: Hex | undefined;
  /** Users to whom something came in this step that cannot be credited. */
  const touched = new Set<number>();

  /** A stop between the ledger's write and ours: what the ledger did counts. */
  async function settle(): Promise<void> {
    await ledger.shown();
    const scanned = (await rows.networkRow(name))?.scanned ?? 0;
    for (const row of await rows.unsettled(name, scanned - KEPT_BLOCKS)) {
      const isThere = (await rows.blockHash(name, row.block)) === row.blockHash;
      if (row.ledger === 'reversed') {
        await rows.settleTransfer(row.id, isThere ? 'pending' : 'reversed', row.creditedAt);
      } else if (isThere) {
        await rows.settleTransfer(row.id, 'credited', row.creditedAt ?? now());
      } else {
        await reverse(row, `${row.txHash} is in a block that was replaced`);
      }
    }
    agree = true;
  }

  async function begin(head: Block): Promise<void> {
    const first = await access.block(Math.max(0, head.number - confirmations));
    if (first) await rows.beginNetwork(name, first);
  }

  /** The last block that the chain and we have in common; nothing when it is deeper than we remember. */
  async function forkPoint(from: number): Promise<number | undefined> {
    for (let number = from; number >= 0; number--) {
      const ours = await rows.blockHash(name, number);
      if (ours === undefined) return undefined;
      if (ours === (await readBlock(number)).hash) return number;
    }
    return undefined;
  }

  async function readBlock(number: number): Promise<Block> {
    const block = await access.block(number);
    if (!block) throw new ChainUnreachable(`${name} does not give block ${number}`);
    return block;
  }

  /** Goes back to where the chain forked, if it did. Gives whether reading may go on. */
  async function followFork(row: NetworkRow, head: Block, settled: Set<number>): Promise<boolean> {
    const tip = Math.min(head.number, row.scanned);
    const ours = await rows.blockHash(name, tip);
    // A node that begins anew tells of old blocks; that is no reorganisation.
    if (ours === undefined) throw new ChainUnreachable(`${name} ends at ${tip}, far below what was read`);
    if (tip === head.number && ours === head.hash) return true;
    if (ours === (await readBlock(tip)).hash) {
      if (tip < head.number) return true;
      throw new ChainUnreachable(`${name} tells of two blocks ${tip}`);
    }

    const fork = await forkPoint(tip - 1);
    if (fork === undefined) {
      await halt(`the chain was reorganised below block ${tip - KEPT_BLOCKS}, deeper than we remember`);
      await alarms.raise('reorganised-after-credit', `a reorganisation of more than ${KEPT_BLOCKS} blocks`);
      return false;
    }
    const credited = await rows.creditedAbove(name, fork);
    if (credited.length > 0) {
      // Whoever has it right: nothing is credited or paid here before somebody has looked.
      await halt(`blocks above ${fork} were replaced after ${credited.length} deposits in them were credited`);
      const agreed = await access.agreed(fork + 1);
      if (agreed === undefined || agreed === (await rows.blockHash(name, fork + 1))) {
        await alarms.raise('endpoints-disagree', `about block ${fork + 1}, which was credited from`, 'fork');
        return false;
      }
      await alarms.end('endpoints-disagree', 'fork');
    }
    for (const each of credited) {
      await reverse(each, `${each.txHash} of block ${each.block} is gone, the chain forked at ${fork}`);
      settled.add(each.userId);
    }
    await rows.rewind(name, fork);
    return true;
  }

  async function reverse(row: TransferRow, why: string): Promise<void> {
    await halt(why);
    await alarms.raise('reorganised-after-credit', why);
    await hold(row.userId);
    await ledger.reverse(keyOf(row));
    await rows.settleTransfer(row.id, 'reversed', row.creditedAt);
  }

  /** Transfers that one endpoint tells of: what is new may be incomplete, and is read again. */
  async function read(block: Block): Promise<TransfersIn> {
    const contracts = network.tokens.map(({ contract }) => contract);
    const found = await transfersIn({
      network,
      access,
      reported: await access.transfers(block, contracts),
      block,
      userAt,
    });
    for (const lie of found.lies) await alarms.raise('token-unexpected', lie, `logs ${block.number}`);
    return found;
  }

  /** What every endpoint tells of a block, and what came there that cannot be credited. */
  async function readAll(block: Block): Promise<TransfersIn & { readonly isOpen: boolean }> {
    const whole = await readWhole({ network, access, block, userAt, addresses });
    for (const endpoint of whole.partial) {
      const detail = `${endpoint} leaves out transfers to us in block ${block.number}; another source tells of them`;
      await alarms.raise('endpoints-disagree', detail, `logs of ${endpoint}`);
    }
    for (const endpoint of whole.whole) await alarms.end('endpoints-disagree', `logs of ${endpoint}`);
    const found = await transfersIn({ network, access, reported: whole.logs, block, userAt });
    const { arrivals, payments, isOpen } = await unsupportedIn({ network, access, block, whole, userAt, isOwnAddress });
    await rows.addNativePayments(name, block.number, payments);
    for (const user of await rows.addUnsupported(name, arrivals, now())) touched.add(user);
    return { ...found, isOpen: whole.isOpen || isOpen };
  }

  /**
   * What was told when the block was read before, and is not told any more or came to nothing, is not credited. Gives what
   * an endpoint still has a receipt of, in words.
   */
  async function dropUnreported(block: Block, { transfers, empty }: TransfersIn): Promise<string | undefined> {
    let contradicted: string | undefined;
    const reported = new Set(transfers.map(nameOf));
    for (const row of await rows.uncreditedIn(name, block.number)) {
      if (reported.has(nameOf(row))) continue;
      const witnesses = empty.has(nameOf(row)) ? [] : await access.witnesses(logOf(row));
      // Its receipt is there, and its log is not: the endpoint contradicts itself, and is asked again.
      const liar = witnesses.find(({ says }) => says === 'has');
      if (liar) {
        const detail = `${liar.endpoint} leaves out a log of ${row.txHash} in block ${block.number}`;
        await alarms.raise('endpoints-disagree', detail, `logs of ${liar.endpoint}`);
        contradicted ??= detail;
        continue;
      }
      await rows.settleTransfer(row.id, row.creditedAt === null ? 'gone' : 'reversed', row.creditedAt);
    }
    return contradicted;
  }

  /** Takes in the blocks that follow. Gives the last one taken in. */
  async function walk(from: number, to: number): Promise<number> {
    for (let number = from + 1; number <= to; number++) {
      const block = await access.block(number);
      // The node that answers now is behind the one that told the head, or the chain forked: the next step sees.
      if (!block || block.parent !== (await rows.blockHash(name, number - 1))) return number - 1;
      await rows.takeIn(name, block, (await read(block)).transfers, now(), number - KEPT_BLOCKS);
    }
    return to;
  }

  /** Reads blocks again that have all their confirmations by now. Gives the last one that was. */
  async function confirm(from: number, to: number): Promise<number> {
    for (let number = from + 1; number <= to; number++) {
      const block = await access.block(number);
      if (!block || block.hash !== (await rows.blockHash(name, number))) return number - 1;
      const found = await readAll(block);
      const contradicted = await dropUnreported(block, found);
      if (contradicted !== undefined) throw new ChainUnreachable(contradicted);
      // An endpoint that is away may be the one that would have told: it is asked when it is back.
      if (found.isOpen) await rows.rescanLater(name, number, now());
      await rows.takeInConfirmed(name, number, found.transfers, now());
      // What came is credited, whatever the token told: nothing is left to do.
      await alarms.end('token-unexpected', `logs ${number}`);
    }
    return to;
  }

  /**
   * Reads blocks again that staff have asked for, or that not every endpoint had told of: what was missed is found, what
   * is known stays as it is. Gives whether there is more to do at once.
   */
  async function rescan(confirmed: number): Promise<boolean> {
    for (let left = RESCANNED_A_STEP; left > 0; ) {
      const request = await rows.openRescan(name, confirmed);
      if (!request) return false;
      const number = request.reached + 1;
      const block = await readBlock(number);
      const read = await readAll(block);
      if (read.isOpen && request.requestedBy === null) return false;
      if (read.isOpen) await rows.rescanLater(name, number, now());
      // What nobody tells of any more waits no longer.
      else await dropUnreported(block, read);
      const found = await rows.takeInAgain(name, read.transfers, now());
      await rows.rescanned(request.id, number, found, now());
      left -= 1;
    }
    return true;
  }

  async function credit(confirmed: number, settled: Set<number>): Promise<void> {
    let waits = false;
    let isFull = false;
    for (const row of await rows.pendingUpTo(name, confirmed)) {
      if ((await rows.networkRow(name))?.halted) return;
      const said = await stands(row);
      if (said === 'replaced') return;
      if (said !== 'stands') {
        waits ||= said === 'told differently';
        continue;
      }
      const { asset, amount, block, userId: owner } = row;
      const credited = await ledger.credit({ ...keyOf(row), owner, asset, amount, block });
      if (!credited) {
        isFull = true;
        const detail = `${text(amount)} ${asset} of ${row.txHash} are more than the ledger has room for`;
        await alarms.raise('token-unexpected', detail, ROOM);
        continue;
      }
      // Nobody reads of a credit before the balance shows it.
      await ledger.shown();
      await rows.settleTransfer(row.id, 'credited', credited.creditedAt);
      settled.add(owner);
    }
    if (!waits) await alarms.end('endpoints-disagree', 'credit');
    if (!isFull) await alarms.end('token-unexpected', ROOM);
  }

  /** Looks at a transfer once more before it counts: its block, its depth, and what the endpoints say of its transaction. */
  async function stands(row: TransferRow): Promise<'stands' | 'replaced' | 'waits' | 'told differently'> {
    const head = await access.head();
    const block = await access.block(row.block);
    if (!block || block.hash !== row.blockHash || head.number - row.block + 1 < confirmations) return 'replaced';
    const token = network.tokens.find(({ asset }) => asset === row.asset);
    if (!token) return 'waits';
    const said = validateWitnesses(logOf(row), await access.witnesses(logOf(row)), row.amount >= token.compareAbove);
    return said === 'differs' ? differs(row) : said;
  }

  async function differs(row: TransferRow): Promise<'told differently'> {
    await alarms.raise('endpoints-disagree', `about ${row.txHash} in block ${row.block}: it is not credited`, 'credit');
    return 'told differently';
  }

  async function step(): Promise<Stepped> {
    const settled = new Set<number>();
    touched.clear();
    if (!agree) await settle();
    const head = await access.head();
    if (!(await rows.networkRow(name))) await begin(head);
    const before = await rows.networkRow(name);
    if (!before) throw new ChainUnreachable(`${name} does not give a block to begin at`);

    const goesOn = await followFork(before, head, settled);
    let behind = false;
    if (goesOn) {
      const { scanned, confirmed } = (await rows.networkRow(name))!;
      const to = Math.min(head.number, scanned + BLOCKS_A_STEP);
      const read = to > scanned ? await walk(scanned, to) : scanned;
      const depth = Math.min(read, head.number - confirmations + 1);
      const until = depth > confirmed ? await confirm(confirmed, depth) : confirmed;
      const rescanned = await rescan(until);
      await credit(until, settled);
      behind = (read === to && to < head.number) || rescanned;
    }
    const isNew = head.hash !== lastHead;
    lastHead = head.hash;
    const moved = new Set([...settled, ...touched, ...(isNew ? await rows.usersPending(name) : [])]);
    return { head, moved, settled, behind };
  }

  return {
    async step() {
      try {
        return await step();
      } catch (error) {
        agree = false;
        throw error;
      }
    },
  };
}

const keyOf = ({ network, txHash, number: logIndex }: TransferRow): TransferKey => ({ network, txHash, logIndex });

const logOf = (row: TransferRow) => ({
  txHash: row.txHash as Hex,
  logIndex: row.logIndex,
  block: row.block,
  blockHash: row.blockHash as Hex,
  contract: row.contract as Address,
  from: row.sender as Address,
  to: row.address as Address,
  atoms: row.atoms,
});
