/** A column whose values are sealed with a key of the key ring. */
export type SealedColumn = {
  readonly table: string;
  readonly name: string;
  /** What the row is found by. */
  readonly key: readonly string[];
  /** What of the row the seal is bound to. */
  readonly bound: readonly string[];
  /** Where that stands, if not in the table alone. */
  readonly from?: string;
};

/** Every sealed column of the schema. When the master key changes, all of them are sealed anew. */
export const sealedColumns = [
  { table: 'authenticators', name: 'sealed', key: ['user_id'], bound: ['user_id'] },
  { table: 'begun_authenticators', name: 'sealed', key: ['user_id'], bound: ['user_id'] },
  { table: 'reviews', name: 'sealed', key: ['id'], bound: ['user_id'] },
  { table: 'files', name: 'sealed_key', key: ['id'], bound: ['id', 'user_id', 'guest'] },
  { table: 'staff_members', name: 'totp_sealed', key: ['id'], bound: ['id'] },
  { table: 'staff_tickets', name: 'totp_sealed', key: ['token_hash'], bound: ['staff_id'] },
  { table: 'payment_methods', name: 'sealed', key: ['id'], bound: ['user_id'] },
  { table: 'c2c_order_details', name: 'sealed', key: ['number'], bound: ['number'] },
  { table: 'credit_applications', name: 'sealed', key: ['id'], bound: ['user_id'] },
  { table: 'credit_applications', name: 'papers', key: ['id'], bound: ['user_id'] },
  { table: 'simulated_world', name: 'seed', key: ['only_row'], bound: [] },
  { table: 'outbox', name: 'sealed', key: ['id'], bound: ['channel', 'address'] },
  {
    table: 'c2c_appeals',
    name: 'contact',
    key: ['order_id'],
    bound: ['order_id', 'appeal_by', 'payer', 'seller'],
    from: 'c2c_appeals join c2c_orders on c2c_orders.id = order_id',
  },
] as const satisfies readonly SealedColumn[];
