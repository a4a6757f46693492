import { expect, it } from 'vitest'
import { type ComparedProduct, compareRows } from './compare-rows.ts'

const WORDS = { comma: ', ', none: '–', noneLeft: 'sold out', sizes: 'Sizes' }
const detail = (code: string, ...values: string[]) => ({ code, label: code.toUpperCase(), values })
const piece = (details: ReturnType<typeof detail>[], more: object = {}) =>
  ({ details, configurable_options: [], configurable_children: [], ...more }) as ComparedProduct

it('tells what differs in each, what is missing, and once what all share', () => {
  const rows = compareRows(
    [
      piece([detail('neck', 'V'), detail('season', 'All')]),
      piece([detail('season', 'All'), detail('yarn', 'Wool', 'Silk')]),
    ],
    WORDS,
  )
  expect(rows.map(({ label, texts, isSame }) => [label, texts, isSame])).toEqual([
    ['NECK', ['V', '–'], false],
    ['SEASON', ['All', 'All'], true],
    ['YARN', ['–', 'Wool, Silk'], false],
  ])
})

it('where the shop says by what it compares, by that alone', () => {
  const attributes_metadata = [
    { attribute_code: 'neck', is_comparable: true },
    { attribute_code: 'season', is_comparable: false },
  ]
  const one = piece([detail('neck', 'V'), detail('season', 'All')], { attributes_metadata })
  expect(compareRows([one, one], WORDS).map(({ code }) => code)).toEqual(['neck'])
})

it('of sizes those that can be had', () => {
  const axis = {
    attribute_code: 'size',
    values: ['S', 'M', 'L'].map((label) => ({ label, value_index: label })),
  }
  const child = (size: string, is_in_stock: boolean) => ({
    status: 1,
    attributes: { size },
    stock: { is_in_stock },
  })
  const sized = piece([], {
    configurable_options: [axis],
    configurable_children: [child('S', true), child('M', false), child('L', true)],
  })
  expect(compareRows([sized, undefined], WORDS)).toEqual([
    { code: 'size', label: 'Sizes', texts: ['S, L', '–'], isSame: false },
  ])
  const gone = piece([], { configurable_options: [axis], configurable_children: [child('S', false)] })
  expect(compareRows([sized, gone, piece([], {})], WORDS)[0]?.texts).toEqual(['S, L', 'sold out', '–'])
})

it('sizes of one piece stood as they came, those of the next from small to large: all stand from small to large', () => {
  const sizedAs = (...sizes: string[]) =>
    piece([], {
      configurable_options: [
        { attribute_code: 'size', values: sizes.map((label) => ({ label, value_index: label })) },
      ],
      configurable_children: sizes.map((size) => ({
        ...{ status: 1, attributes: { size } },
        stock: { is_in_stock: true },
      })),
    })
  const rows = compareRows([sizedAs('XL', 'S', 'M'), sizedAs('S', 'M', 'XL')], WORDS)
  expect(rows).toEqual([{ code: 'size', label: 'Sizes', texts: ['S, M, XL', 'S, M, XL'], isSame: true }])
})
