const nothing: ReadonlySet<never> = new Set();

/** Rows by a number that many of them share. */
export class Groups<Row> {
  readonly #groups = new Map<number, Set<Row>>();

  of(key: number): ReadonlySet<Row> {
    return this.#groups.get(key) ?? nothing;
  }

  add(key: number, row: Row): void {
    const group = this.#groups.get(key);
    if (group) group.add(row);
    else this.#groups.set(key, new Set([row]));
  }

  remove(key: number, row: Row): void {
    const group = this.#groups.get(key);
    if (group?.delete(row) && group.size === 0) this.#groups.delete(key);
  }

  clear(): void {
    this.#groups.clear();
  }
}
