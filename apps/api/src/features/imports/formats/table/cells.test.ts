// What single cells say: money to the cent, pieces, grams, and nothing that only looks like them.
import { expect, test } from 'vitest'
import { amountIn, countIn, gramsIn, isYes, sumIn } from './cells.ts'
import { listIn } from './list-in.ts'
import { nameIn, unguarded } from './text-in.ts'

test.each([
  ['15', 1500],
  ['15.5', 1550],
  ['15,50', 1550],
  ['0.0', 0],
  ['0,99', 99],
  ['59.0000', 5900],
  ['0.125', 13],
  ['19.995', null],
  [' 1 299,00 ', 129_900],
  ['1\u00a0299.00', 129_900],
  ["1'299.00", 129_900],
  ["'19.90", 1990],
  ['1,234.56', 123_456],
  ['1.234,56', 123_456],
  ['1,234,567.8', 123_456_780],
  ['12.345.678,90', 1_234_567_890],
  ['0.07', 7],
  ['1.15', 115],
  ['4.35', 435],
  ['9999999999.99', 999_999_999_999],
])('the price %j is read to the cent', (cell, minor) => {
  expect(amountIn(cell)).toBe(minor)
})

test.each(['1,234', '1.234', '999,000'])(
  'a price of %j may be a thousand times another and is asked about',
  (cell) => {
    expect(amountIn(cell)).toBeNull()
  },
)

test.each([
  '-5',
  'abc',
  '1e3',
  '0x10',
  '12.',
  '.5',
  '1,2,3',
  '1.234.56',
  '12,34,567.00',
  '19.90 EUR',
  '5-7',
  'free',
  '∞',
  '12345678901',
])('a price of %j is none', (cell) => {
  expect(amountIn(cell)).toBeNull()
})

test('a sum some program wrote before it rounded is none of thousands', () => {
  expect(['1.596', '4.3271', '0.958', '12,345'].map(sumIn)).toEqual([160, 433, 96, 1235])
  expect(['abc', '-1', ''].map(sumIn)).toEqual([null, null, undefined])
})

test('no price at all is not a price of nothing', () => {
  expect(amountIn('')).toBeUndefined()
  expect(amountIn('  ')).toBeUndefined()
  expect(amountIn('0')).toBe(0)
})

test('every amount a till can ring up is read as it was written, by point and by comma', () => {
  const [american, german] = ['en-US', 'de-DE'].map(
    (one) => new Intl.NumberFormat(one, { minimumFractionDigits: 2 }),
  )
  for (let minor = 0; minor < 1_300_000; minor += 397) {
    const text = (minor / 100).toFixed(2)
    const cells = [text, text.replace('.', ','), american?.format(minor / 100), german?.format(minor / 100)]
    expect(cells.map((cell = '') => [cell, amountIn(cell)])).toEqual(cells.map((cell) => [cell, minor]))
  }
})

test.each([
  ['7', 7],
  ['0', 0],
  ['-3', -3],
  ['12.0000', 12],
  ['12,0', 12],
  ["'12", 12],
  ['', undefined],
  ['1.5', null],
  ['many', null],
  ['1 000', 1000],
  ['12\u00a0500', 12_500],
  ["1'000", 1000],
  ['1e3', null],
  ['12345678901', null],
])('%j pieces', (cell, pieces) => {
  expect(countIn(cell)).toBe(pieces)
})

test.each(['1,000', '1.000', '-12.000'])(
  'of %j it is not guessed whether they are a thousand or one',
  (cell) => {
    expect(countIn(cell)).toBeNull()
  },
)

test.each([
  ['0.25', 1000, 250],
  ['0,25', 1000, 250],
  ['1.250', 1000, 1250],
  ['340', 1, 340],
  ['1.5', 453.592, 680],
  ['0', 1, undefined],
  ['', 1, undefined],
  ['heavy', 1, undefined],
  ['-2', 1, undefined],
  ['99999999', 1000, undefined],
  ['Infinity', 1, undefined],
])('a weight of %j times %d', (cell, perUnit, grams) => {
  expect(gramsIn(cell, perUnit)).toBe(grams)
})

test('yes is said in five languages, and everything else is no', () => {
  for (const yes of ['1', 'TRUE', 'Yes', ' y ', 'ja', 'Да', 'так', '是'])
    expect([yes, isYes(yes)]).toEqual([yes, true])
  for (const no of ['0', 'FALSE', 'no', 'nein', 'нет', 'ні', '否', '', '2', 'maybe'])
    expect([no, isYes(no)]).toEqual([no, false])
})

test('a comma behind a backslash parts no list; blanks and repeats are dropped', () => {
  expect(listIn('Boxy\\, wide, Slim ,, Slim')).toEqual(['Boxy, wide', 'Slim'])
  expect(listIn('a;b\\;c', ';')).toEqual(['a', 'b;c'])
  expect(listIn('C:\\shirts, b')).toEqual(['C:\\shirts', 'b'])
  expect(listIn('')).toEqual([])
})

test("a spreadsheet's apostrophe goes, one of the word's own stays", () => {
  expect(unguarded("'0012")).toBe('0012')
  expect(unguarded("'=SUM(A1)")).toBe('=SUM(A1)')
  expect(unguarded("''90s")).toBe("'90s")
  expect(unguarded("'tis")).toBe("'tis")
  expect(nameIn(' Mole &amp; Co \n Bag&#39;s ')).toBe("Mole & Co Bag's")
})
