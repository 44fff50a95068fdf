export { Auditor } from './auditor/auditor.ts';
export { MemoryStore } from './memory-store.ts';
export { type Plan, planOf } from './plan.ts';
export { Random } from './random.ts';
export { type Report, rerun, simulate } from './workload.ts';
