import { parseArgs } from 'node:util';
import type { Campaign } from './campaigns/campaign.ts';
import { chain } from './campaigns/chain.ts';
import { clock } from './campaigns/clock.ts';
import { database } from './campaigns/database.ts';
import { disk } from './campaigns/disk.ts';
import { kill } from './campaigns/kill.ts';
import { overload } from './campaigns/overload.ts';
import { sockets } from './campaigns/sockets.ts';
import { step } from './campaigns/step.ts';
import { stop } from './campaigns/stop.ts';
import { twoCores } from './campaigns/two-cores.ts';
import { type Finding, percentile, type Tally } from './findings.ts';

/** `npm run chaos -- --cycles 60 --only kill,step --seed 7`: faults on the real processes, one line a campaign. */
const campaigns: Readonly<Record<string, Campaign>> = {
  kill,
  step,
  database,
  disk,
  'two-cores': twoCores,
  stop,
  clock,
  overload,
  sockets,
  chain,
};

const USAGE = `npm run chaos -- [--cycles N] [--only ${Object.keys(campaigns).join(',')}] [--seed S] [--short]`;
const SHOWN = 20;

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '20' },
    only: { type: 'string', default: Object.keys(campaigns).join(',') },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    short: { type: 'boolean', default: false },
  },
});
const cycles = Number(values.cycles);
const seed = Number(values.seed);
const chosen = values.only.split(',').map((name) => name.trim());
const strange = chosen.filter((name) => !(name in campaigns));
if (strange.length > 0 || !Number.isInteger(cycles) || cycles < 1 || !Number.isInteger(seed)) {
  console.error(USAGE);
  process.exit(2);
}

const HEAD = [
  'campaign',
  'cycles',
  'acknowledged',
  'unknown',
  'lost',
  'doubled',
  'wrong',
  'recovery p50',
  'p99',
  'max',
];
const widths = HEAD.map((name, at) => (at === 0 ? 10 : Math.max(name.length, 8)));
const line = (cells: readonly (string | number)[]) =>
  cells
    .map((cell, at) => (at === 0 ? String(cell).padEnd(widths[at]!) : String(cell).padStart(widths[at]!)))
    .join('  ');

console.log(`seed ${seed}, ${cycles} cycles a campaign`);
console.log(line(HEAD));
const findings: [campaign: string, Finding][] = [];
for (const name of chosen) {
  try {
    const tally = await campaigns[name]!({ cycles, seed, long: !values.short });
    console.log(line([name, ...cells(tally)]));
    for (const note of tally.notes) console.log(`           ${note}`);
    for (const finding of tally.findings) findings.push([name, finding]);
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    console.log(line([name, 'FAILED']));
    findings.push([name, { kind: 'wrong', what }]);
  }
}

for (const [name, { kind, what }] of findings.slice(0, SHOWN)) console.log(`${name}: ${kind}: ${what}`);
if (findings.length > SHOWN) console.log(`and ${findings.length - SHOWN} more`);
if (findings.length > 0) {
  console.log(`again: npm run chaos -- --cycles ${cycles} --only ${chosen.join(',')} --seed ${seed}`);
  process.exitCode = 1;
}

function cells(tally: Tally): (string | number)[] {
  const count = (...kinds: Finding['kind'][]) => tally.findings.filter(({ kind }) => kinds.includes(kind)).length;
  const ms = (value: number) => (tally.recoveries.length === 0 ? '-' : `${(value / 1_000).toFixed(2)} s`);
  return [
    tally.cycles,
    tally.acknowledged,
    tally.unknown,
    count('lost'),
    count('doubled', 'invented'),
    count('wrong'),
    ms(percentile(tally.recoveries, 0.5)),
    ms(percentile(tally.recoveries, 0.99)),
    ms(Math.max(0, ...tally.recoveries)),
  ];
}
