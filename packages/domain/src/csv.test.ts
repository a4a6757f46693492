import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('where numbers have a comma, columns are parted by semicolons, and texts stay what they are', () => {
  const table = csvOf([['a,b', 12.1, -0.5, '12.1', 1e21]], ',')
  expect(table).toBe('\uFEFF"a,b";12,1;-0,5;"12.1";1e+21\r\n')
})

test('a table for a spreadsheet holds no formula', () => {
  const table = csvOf([['=1+1', ' @sum', 'a "b"', -5, '-5', '\t=x']])
  expect(table).toBe('\uFEFF"\'=1+1","\' @sum","a ""b""",-5,"\'-5","\'\t=x"\r\n')
})
