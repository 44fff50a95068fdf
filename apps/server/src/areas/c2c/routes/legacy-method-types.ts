import { type legacyMethodTypes, methodTypeOf, methodTypes, paymentKinds } from '@quay/contract/c2c';
import { type Route, told } from '../asking.ts';

export const legacyMethodTypesRoute: Route<typeof legacyMethodTypes> = () =>
  told(
    Object.fromEntries(
      methodTypes.flatMap((type) => {
        const kinds = paymentKinds.filter((kind) => methodTypeOf(kind) === type);
        return kinds.length === 0 ? [] : [[type, kinds.join(',')]];
      }),
    ),
  );
