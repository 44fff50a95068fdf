import { createHash } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { textFrame } from '../../apps/server/src/live/frame.ts';
import { answerAside, given } from '../aside.ts';

/**
 * The floor of telling many: sockets that are upgraded and nothing else, and one frame, built before, that is written
 * to each of them ten times a second.
 */
const { bytes } = given<{ bytes: number }>();
const WEBSOCKET = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const EVERY_MS = 100;

const listening = new Set<Socket>();
const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => {});
  socket.once('close', () => listening.delete(socket));
  socket.once('data', (head) => {
    const key = /Sec-WebSocket-Key: (.+)\r\n/i.exec(head.toString('latin1'))![1];
    const accept = createHash('sha1').update(`${key}${WEBSOCKET}`).digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    listening.add(socket);
  });
});
let seq = 0;
setInterval(() => {
  seq += 1;
  const tail = `"},"seq":${seq},"at":${(performance.timeOrigin + performance.now()).toFixed(3)}}`;
  const begin = '{"channel":"floor","data":{"filled":"';
  const frame = textFrame(begin + 'x'.repeat(Math.max(0, bytes - begin.length - tail.length)) + tail);
  for (const socket of listening) socket.write(frame);
}, EVERY_MS);

server.listen({ port: 0, host: '127.0.0.1', backlog: 4_096 }, () => {
  answerAside<'cpu'>(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
});
