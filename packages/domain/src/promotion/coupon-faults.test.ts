import { expect, test } from 'vitest'
import { couponFaults } from './coupon-faults.ts'

const FINE = {
  ...{ code: 'WINTER15', type: 'percent' as const, percent: 15, free_delivery: false },
  ...{
    starts_at: null,
    ends_at: null,
    total_limit: null,
    stores: [{ store_code: 'us', amount: 0, minimum: 0 }],
  },
}
const faultsOf = (changed: Partial<Parameters<typeof couponFaults>[0]>, used?: number) =>
  couponFaults(
    { ...FINE, ...changed },
    used === undefined ? undefined : { code: FINE.code, type: FINE.type, used },
  ).map(({ path, fault }) => `${path} ${fault}`)

test.each<[string, Parameters<typeof faultsOf>, string[]]>([
  ['one that takes something off', [{}], []],
  ['one that takes nothing off', [{ percent: 0 }], ['percent nothing']],
  ['one for delivery alone', [{ percent: 0, free_delivery: true }], []],
  [
    'a sum of nothing',
    [
      {
        type: 'fixed',
        stores: [
          { store_code: 'us', amount: 5, minimum: 0 },
          { store_code: 'de', amount: 0, minimum: 0 },
        ],
      },
    ],
    ['stores.1.amount nothing'],
  ],
  [
    'a store named twice',
    [
      {
        stores: [
          { store_code: 'us', amount: 0, minimum: 0 },
          { store_code: 'us', amount: 0, minimum: 0 },
        ],
      },
    ],
    ['stores.1.store_code once'],
  ],
  ['a share the shop would round', [{ percent: 10.123 }], ['percent finer']],
  ['a share with two decimals', [{ percent: 10.12 }], []],
  ['a share below what is kept', [{ percent: 0.001 }], ['percent finer']],
  [
    'sums the shop would round',
    [{ type: 'fixed', stores: [{ store_code: 'us', amount: 5.005, minimum: 19.999 }] }],
    ['stores.0.amount finer', 'stores.0.minimum finer'],
  ],
  [
    'the largest sum with two decimals',
    [{ type: 'fixed', stores: [{ store_code: 'us', amount: 999_999.99, minimum: 0.07 }] }],
    [],
  ],
  ['an end before the beginning', [{ starts_at: 2, ends_at: 2 }], ['ends_at ended']],
  ['a limit below what was used', [{ total_limit: 400 }, 412], ['total_limit used']],
  ['a limit that is just reached', [{ total_limit: 412 }, 412], []],
  ['another code for one that was used', [{ code: 'WINTER20' }, 1], ['code fixed']],
  ['another code for one nobody used', [{ code: 'WINTER20' }, 0], []],
])('%s', (_, args, faults) => expect(faultsOf(...args)).toEqual(faults))
