import { fc, test } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import type { Column } from './column.ts'
import { inOrder } from './in-order.ts'

type Row = { id: number; value: string | number }
const COLUMNS: readonly Column<Row>[] = [
  { id: 'value', title: 'staff.total', cell: ({ value }) => value, sortBy: ({ value }) => value },
  { id: 'plain', title: 'staff.total', cell: ({ value }) => value },
]
const rowsOf = (values: readonly (string | number)[]): Row[] => values.map((value, id) => ({ id, value }))
const sorted = (values: readonly (string | number)[], wish = 'value') =>
  inOrder(rowsOf(values), COLUMNS, wish).map(({ value }) => value)

const sums = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => cents / 100))

test.prop([sums])('sums rise as a person with a pencil would write them down', (values) => {
  const left = [...values]
  const byHand: number[] = []
  while (left.length > 0) {
    let least = 0
    for (const [at, value] of left.entries()) if (value < (left[least] as number)) least = at
    byHand.push(...left.splice(least, 1))
  }
  expect(sorted(values)).toEqual(byHand)
})

test.prop([sums])('falling is rising read from the end, for all that differ', (values) => {
  const unlike = [...new Set(values)]
  expect(sorted(unlike, '-value')).toEqual(sorted(unlike).toReversed())
})

it.each([
  ['a number within words counts as one', ['Size 10', 'Size 9', 'Size 1'], ['Size 1', 'Size 9', 'Size 10']],
  ['small and large letters are the same', ['berg', 'Adler', 'Cent'], ['Adler', 'berg', 'Cent']],
  [
    'what ends never stands behind what ends',
    [Number.POSITIVE_INFINITY, 30, 20],
    [20, 30, Number.POSITIVE_INFINITY],
  ],
  ['who has no name stands first', ['Berg', '', 'Adler'], ['', 'Adler', 'Berg']],
  ['a letter with dots stands beside the one without', ['Zorn', 'Özil', 'Otto'], ['Otto', 'Özil', 'Zorn']],
])('%s', (_, values, order) => {
  expect(sorted(values)).toEqual(order)
})

it('equal ones stay in the order they came in, rising and falling', () => {
  const ids = (wish: string) => inOrder(rowsOf([7, 5, 7, 5]), COLUMNS, wish).map(({ id }) => id)
  expect([ids('value'), ids('-value')]).toEqual([
    [1, 3, 0, 2],
    [0, 2, 1, 3],
  ])
})

it.each(['', 'plain', '-plain', 'nonsense', '-', '--value'])(
  '"%s" is no order, and nothing moves',
  (wish) => {
    expect(sorted([3, 1, 2], wish)).toEqual([3, 1, 2])
  },
)
