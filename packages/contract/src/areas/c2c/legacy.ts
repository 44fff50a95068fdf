export * from './legacy/acting.ts';
export {
  type LegacyAdvert,
  type LegacyMethodConfig,
  type LegacyOrder,
  type LegacyOrderRow,
  type LegacyPaymentMethod,
  type MethodType,
  methodTypeOf,
  methodTypes,
} from './legacy/fields.ts';
export * from './legacy/reading.ts';
