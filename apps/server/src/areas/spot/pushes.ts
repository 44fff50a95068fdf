import { spotProduct } from '@quay/core';
import { productPushes } from '../../live/product-pushes.ts';
import { fillOnWire, orderOnWire } from './wire.ts';

export const spotPushes = productPushes(spotProduct, { order: orderOnWire, fill: fillOnWire });
