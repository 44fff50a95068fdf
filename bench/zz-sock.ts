import { startAside, endAsides } from './aside.ts';
import { stopDatabases } from './database.ts';
import { serve } from './serving.ts';
const t=Date.now(); const lap=(w:string)=>console.log(w, Date.now()-t);
const s = await serve(8); lap('serving');
const o = await startAside<void>('load/orders.ts', {url:s.url, tickets: await s.tickets(8)}); lap('load');
console.log(await o.ask({kind:'preload',each:100})); lap('preload');
for (let i=0;i<2;i++){const f:any=await o.ask({kind:'closed',inFlight:1024,frame:16,seconds:2}); delete f.commits; console.log(f); lap('closed');}
await o.end(); lap('end'); await s.end(); lap('send'); await stopDatabases(); process.exit();
