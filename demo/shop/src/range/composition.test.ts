import { expect, it } from 'vitest'
import { GOODS } from '../goods/goods.ts'
import { compositionOf } from './composition.ts'

const of = (sku: string) => {
  const good = GOODS.find((one) => one.sku === sku)
  if (!good) throw new Error(`no ${sku}`)
  const { en, de, ru } = compositionOf(good)
  return [en, de, ru].map((text) => text.replaceAll('\u00a0', ' '))
}

it('elastane is told as the fifth it is, after what there is more of', () => {
  const swimsuit = GOODS.find(({ cloth }) => cloth === 'swimJersey')?.sku ?? ''
  expect(of(swimsuit)).toEqual([
    '78% polyamide, 22% elastane',
    '78 % Polyamid, 22 % Elastan',
    '78 % полиамид, 22 % эластан',
  ])
})

it('one fibre is all of it, and leather is named', () => {
  expect(of('OR-2101')[0]).toBe('100% wool')
  expect(of(GOODS.find(({ form, cloth }) => form === 'boot' && cloth === 'calf')?.sku ?? '')[0]).toBe(
    'Leather',
  )
})
