import { type Kysely, sql } from 'kysely';

const ROWS_AT_ONCE = 5_000;

type Answered = { owner: number; client_id: string; answer: Uint8Array };

/** Adds the new columns to the orders that were answered to client ids, which are kept as bytes of the journal. */
export async function lengthenAnswers(db: Kysely<unknown>): Promise<void> {
  let last: Pick<Answered, 'owner' | 'client_id'> = { owner: -1, client_id: '' };
  for (;;) {
    const { rows } = await sql<Answered>`
      select owner, client_id, answer from spot_client_orders
      where (owner, client_id) > (${last.owner}, ${last.client_id})
      order by owner, client_id limit ${ROWS_AT_ONCE}`.execute(db);
    if (rows.length === 0) return;
    const owners = rows.map((row) => row.owner);
    const ids = rows.map((row) => row.client_id);
    const answers = rows.map((row) => Buffer.from(lengthened(row.answer)));
    await sql`
      update spot_client_orders as known set answer = longer.answer
      from unnest(${owners}::bigint[], ${ids}::text[], ${answers}::bytea[]) as longer (owner, client_id, answer)
      where known.owner = longer.owner and known.client_id = longer.client_id`.execute(db);
    last = rows.at(-1)!;
  }
}

const MARKET = 1;
const IOC = 1;
const CANCELLED = 2;
const EXPIRED = 3;
const NOTHING = 0;

/** The old columns in the order in which they stand: whole numbers and amounts alike are base 128, texts have a length. */
export function lengthened(answer: Uint8Array): Uint8Array {
  let at = 0;
  const skip = () => {
    while (answer[at++]! > 127);
  };
  const skipText = () => {
    let length = 0;
    let scale = 1;
    for (;;) {
      const byte = answer[at++]!;
      length += (byte & 127) * scale;
      scale *= 128;
      if (byte < 128) break;
    }
    at += length;
  };
  const skipMaybe = (one: () => void) => {
    if (answer[at++] === 1) one();
  };

  skip();
  const id = answer.subarray(0, at);
  skip(); // owner
  skipMaybe(skipText); // client id
  skipText(); // market
  skip(); // side
  const type = answer[at]!;
  skip();
  for (let maybe = 0; maybe < 3; maybe++) skipMaybe(skip); // price, quantity, amount
  for (let amount = 0; amount < 6; amount++) skip(); // filled twice, fee, held, two rates
  const status = answer[at]!;
  const ended = status === CANCELLED ? [1, 0] : status === EXPIRED ? [1, 1] : [NOTHING];
  const timeInForce = type === MARKET ? IOC : 0;
  const selfTrade = 0;
  return Uint8Array.from([...answer, timeInForce, selfTrade, NOTHING, ...id, ...ended, NOTHING]);
}
