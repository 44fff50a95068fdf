import { commandShapes, type Outcome, Reader, readReply, type Shape, type Writer } from '@quay/core';
import type { Order } from './port.ts';

const shapes = new Map(commandShapes.map((shape) => [shape.name, shape]));

export function shapeOf(name: string): Shape {
  const shape = shapes.get(name);
  if (!shape) throw new Error(`the core has no command ${name}`);
  return shape;
}

/** Writes commands as a frame has them. */
export function writeCommands(to: Writer, orders: readonly Order[]): void {
  for (const { name, input } of orders) {
    const shape = shapeOf(name);
    to.count(shape.number);
    shape.input.write(to, input);
  }
}

/** Reads the replies to some commands. */
export function readReplies(orders: readonly Order[], bytes: Uint8Array, start: number, end: number): Outcome[] {
  const reader = new Reader(bytes, start, end);
  return orders.map(({ name }) => readReply(reader, shapeOf(name).output));
}
