export { MemoryStore } from './memory-store.ts';
export { Random } from './random.ts';
export { type Plan, type Report, rerun, simulate } from './workload.ts';
