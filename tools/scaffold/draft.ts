import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What cannot be made, in one line. */
export class NoPlan extends Error {}

/** Files as they will be when all of them are written: nothing is on disk until the plan is complete. */
export class Draft {
  readonly root: string;
  /** What will be written, by path. */
  readonly files = new Map<string, string>();
  /** What only a person can write. */
  readonly left: string[] = [];

  constructor(root: string) {
    this.root = root;
  }

  exists(place: string): boolean {
    return this.files.has(place) || existsSync(path.join(this.root, place));
  }

  read(place: string): string | undefined {
    const file = path.join(this.root, place);
    return this.files.get(place) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  }

  add(place: string, text: string): void {
    if (this.exists(place)) throw new NoPlan(`${place} is there already.`);
    this.files.set(place, `${text.trim()}\n`);
  }

  /** Changes a file that is there, step by step. When it is not, or has another shape, a person is told to. */
  change(place: string, what: string, ...steps: ((text: string) => string | undefined)[]): void {
    let text = this.read(place);
    for (const step of steps) text = text === undefined ? undefined : step(text);
    if (text === undefined) this.left.push(`${place}: ${what}`);
    else this.files.set(place, text);
  }
}
