// What shoppers laughed at or doubted in the pictures, each by its symptom.
import { optionsOf } from '@vitrine/art/catalogue'
import { decodeSpec } from '@vitrine/art/picture-spec'
import type { GarmentSpec } from '@vitrine/art/spec/garment-spec'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { expect, it } from 'vitest'
import { GOODS } from '../goods/goods.ts'
import { RECORDS } from '../testing/records.ts'
import { specOf } from './pictures.ts'

const listed = RECORDS.filter(
  (record): record is ProductRecord => record.kind === 'product' && record.visibility > 1,
)

function piecesOf(path: string): GarmentSpec[] {
  const spec = decodeSpec(path.replace(/^\/art\/|\.webp$/g, ''))
  if (spec === undefined) return []
  return 'items' in spec ? spec.items : [spec]
}
const firstOf = ({ media }: ProductRecord) => piecesOf(media[0]?.path ?? '')[0]
const leadOf = (good: (typeof GOODS)[number]) => specOf(good, good.colors[0] ?? 'ink')

it('no label says VITRINE where the piece is of another brand', () => {
  const wrong = listed.filter(
    (one) => one.attributes.brand && firstOf(one)?.brand !== one.attributes.brand[0],
  )
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})

it('a piece for men is cut for men, one for women for women', () => {
  const both = GOODS.filter((good) => 'cut' in optionsOf(leadOf(good).garment))
  const wrong = both.filter((good) => (leadOf(good).options?.cut === 'men') !== (good.gender === 'men'))
  expect(both.length).toBeGreaterThan(150)
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})

it("women's and men's shorts are not the same culottes", () => {
  const looks = GOODS.filter(({ form }) => form === 'shorts').map((good) => ({
    gender: good.gender,
    look: JSON.stringify(leadOf(good).options ?? {}),
  }))
  const looksOf = (gender: string) => looks.filter((one) => one.gender === gender).map(({ look }) => look)
  expect(looksOf('women').filter((look) => looksOf('men').includes(look))).toEqual([])
})

it('mohair, lambswool, merino and cashmere are not one wool in four colours', () => {
  const clothOf = (cloth: string) =>
    GOODS.filter((good) => good.cloth === cloth).map((good) => leadOf(good).fabric)
  const fabrics = ['mohair', 'lambswool', 'merino', 'cashmere', 'alpaca'].map((cloth) => [
    ...new Set(clothOf(cloth)),
  ])
  expect(fabrics.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(fabrics.flat()).size).toBe(5)
  const hats = GOODS.filter(({ form }) => form === 'beanie').map((good) => {
    const { fabric, options } = leadOf(good)
    return JSON.stringify([fabric, options])
  })
  expect(new Set(hats).size).toBeGreaterThanOrEqual(5)
})

it('a silk scarf has no fringe of wool', () => {
  const silk = GOODS.filter(({ form, cloth }) => form === 'scarf' && cloth === 'silk')
  expect(silk.map((good) => leadOf(good).options?.hem)).toEqual(silk.map(() => 'rolled'))
})

it('a file for 10,90 € is not shown as the finished bag', () => {
  const files = listed.filter(({ attributes }) => attributes.ptype?.[0] === 'pattern')
  expect(files.length).toBeGreaterThanOrEqual(4)
  expect(files.map((file) => firstOf(file)?.garment)).toEqual(files.map(() => 'papers'))
})

it('no photo of a customer was taken in the studio of the shop', () => {
  const photos = RECORDS.flatMap((record) => (record.kind === 'review' ? (record.photos ?? []) : []))
  const own = new Set(listed.flatMap(({ media }) => media.map(({ path }) => path)))
  expect(photos.length).toBeGreaterThan(40)
  expect(photos.filter((path) => own.has(path) || piecesOf(path)[0]?.view !== 'home')).toEqual([])
})
