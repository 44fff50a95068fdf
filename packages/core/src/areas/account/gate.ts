import type { Area } from '../../engine/area.ts';
import type { Command } from '../../engine/command.ts';
import { actors } from './actors.ts';
import type { Closures } from './closures.ts';

/** An area whose commands are refused to whoever closes the account, before anything else of them is looked at. */
export function gated<One extends Area>(area: One, closures: Closures): One {
  return { ...area, commands: area.commands.map((one) => gate(one, closures)) };
}

function gate(one: Command<never>, closures: Closures): Command<never> {
  const actor = actors[one.name];
  if (!actor) return one;
  const run = one.run as Command['run'];
  return {
    ...one,
    run(input: Readonly<Record<string, number>>, at) {
      const stopped = closures.size > 0 ? closures.stops(input[actor]!) : undefined;
      return stopped ?? run(input, at);
    },
  };
}
