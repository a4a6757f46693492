import { expect, test } from 'vitest'
import type { StockStatus } from '../catalog/stock-status.ts'
import { isBuyable } from './is-buyable.ts'

test.each<[StockStatus, boolean, string]>([
  ['ok', true, 'enough are left'],
  ['volatile', true, 'few are left, but they can be had'],
  ['out_of_stock', false, 'fewer are left than the line wants'],
])('a line whose stock is %s is bought: %s, %s', (status, expected) =>
  expect(isBuyable({ stock: { status } })).toBe(expected),
)
