/**
 * One engine in a process of its own, so that no engine spoils what the virtual machine learnt of another. Told which
 * workload file and how many of its commands, it answers with trades, hash and seconds of its thread on a processor,
 * which those who share the machine do not lengthen by taking it away; asked for `each`, with the median, the 99th
 * percentile and the maximum of a command in microseconds by the clock.
 */

import { createInterface } from 'node:readline';
import { inlineMore } from '../../apps/server/src/core-host/compiler.ts';
import { readWorkload } from '../workloads/file.ts';
import { RECORD } from '../workloads/record.ts';
import { type EngineOf, ladder, plain } from './ours.ts';
import { hftBook, nodejsBook } from './peers.ts';

// All books alike, ours and those of npm.
inlineMore();

const engines: Readonly<Record<string, EngineOf>> = { ladder, plain, nodejsBook, hftBook };

const [name = '', ...paths] = process.argv.slice(2);
const make = engines[name];
if (!make) throw new Error(`there is no engine called ${name}: ${Object.keys(engines).join(', ')}`);
const workloads = paths.map(readWorkload);

function fill(workload: (typeof workloads)[number]) {
  const engine = make!(workload.records, workload.maxOrder);
  const begin = workload.preloaded * RECORD;
  engine.run(0, begin);
  return { engine, begin };
}

function round(workload: (typeof workloads)[number], commands: number): string {
  const { engine, begin } = fill(workload);
  const before = process.threadCpuUsage();
  engine.run(begin, begin + commands * RECORD);
  const { user, system } = process.threadCpuUsage(before);
  return `${engine.trades()} ${engine.hash()} ${(user + system) / 1_000_000}`;
}

function each(workload: (typeof workloads)[number], commands: number): string {
  const { engine, begin } = fill(workload);
  const times = new Float64Array(commands);
  for (let command = 0; command < commands; command++) {
    const at = begin + command * RECORD;
    const from = performance.now();
    engine.run(at, at + RECORD);
    times[command] = (performance.now() - from) * 1_000;
  }
  times.sort();
  return `${times[commands >> 1]} ${times[Math.floor(commands * 0.99)]} ${times[commands - 1]}`;
}

for await (const reply of createInterface({ input: process.stdin })) {
  const [which, commands, how] = reply.split(' ');
  const workload = workloads[Number(which)]!;
  console.log(how === 'each' ? each(workload, Number(commands)) : round(workload, Number(commands)));
}
