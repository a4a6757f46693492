import { FABRIC_NAMES, GARMENT_NAMES, PRINT_NAMES } from '@vitrine/art/catalogue'
import { FABRICS } from '@vitrine/art/cloth/fabrics'
import { decodeSpec } from '@vitrine/art/picture-spec'
import type { GarmentSpec } from '@vitrine/art/spec/garment-spec'
import { sceneOf } from '@vitrine/art/view/scene'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { describe, expect, it } from 'vitest'
import { RECORDS } from '../testing/records.ts'

const products = RECORDS.filter((record): record is ProductRecord => record.kind === 'product')
const bySku = new Map(products.map((product) => [product.sku, product]))
const listed = products.filter(({ visibility }) => visibility > 1)
const goods = listed.filter(({ type }) => type === 'configurable' || type === 'simple')

function piecesOf(path: string): GarmentSpec[] {
  const spec = decodeSpec(path.replace(/^\/art\/|\.webp$/g, ''))
  if (spec === undefined) return []
  return 'items' in spec ? spec.items : [spec]
}

const pieces = listed.flatMap(({ media }) => media.flatMap(({ path }) => piecesOf(path)))
const kindsOf = (pick: (piece: GarmentSpec) => string | undefined) =>
  new Set(pieces.flatMap((piece) => pick(piece) ?? [])).size

describe('the pictures of the demo shop', () => {
  it('show 24 garments or more, in 14 cloths, 10 prints and 24 colours or more', () => {
    expect(kindsOf(({ garment }) => garment)).toBeGreaterThanOrEqual(24)
    expect(kindsOf(({ fabric }) => fabric)).toBeGreaterThanOrEqual(14)
    expect(kindsOf(({ print }) => print)).toBeGreaterThanOrEqual(10)
    expect(kindsOf(({ color }) => color)).toBeGreaterThanOrEqual(24)
  })

  it('leave no garment, cloth or print of the house unworn', () => {
    const seen = [
      ...new Map(
        pieces.map((piece) => [JSON.stringify([piece.garment, piece.fabric, piece.options]), piece]),
      ).values(),
    ]
    const cloths = new Set(seen.flatMap((piece) => sceneOf(piece).pieces.map(({ look }) => look.cloth)))
    expect(FABRIC_NAMES.filter((name) => !cloths.has(FABRICS[name]))).toEqual([])
    expect(GARMENT_NAMES.filter((name) => !pieces.some(({ garment }) => garment === name))).toEqual([])
    expect(PRINT_NAMES.filter((name) => !pieces.some(({ print }) => print === name))).toEqual([])
  })

  it('show a set, a file or a card from four to six sides', () => {
    const special = listed.filter(({ type }) => type !== 'configurable' && type !== 'simple')
    const sides = special.map(({ sku, media }) => ({
      sku,
      views: new Set(media.map(({ path }) => path)).size,
    }))
    expect(sides.filter(({ views }) => views < 4 || views > 6)).toEqual([])
  })

  it('show a product in its first colour from four to six sides', () => {
    const sides = goods.map(({ sku, media }) => {
      const own = media.filter(({ kind, colorKey }) => kind === 'image' && colorKey === media[0]?.colorKey)
      return { sku, views: new Set(own.map(({ path }) => path)).size }
    })
    expect(sides.filter(({ views }) => views < 4 || views > 6)).toEqual([])
  })

  it('show every variant in its own colour', () => {
    const wrong = goods.flatMap(({ childSkus = [] }) =>
      childSkus.filter((sku) => {
        const child = bySku.get(sku)
        const [piece] = piecesOf(child?.media[0]?.path ?? '')
        return piece === undefined || piece.color !== child?.attributes.color?.[0]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('show a folded knit with the neck it has when it lies open', () => {
    const wrong = goods.filter(({ media }) => {
      const pieces = media.flatMap(({ path }) => piecesOf(path))
      const folded = pieces.find(({ garment }) => garment === 'folded')
      return folded && folded.options?.neck !== pieces[0]?.options?.neck
    })
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })

  it('lay an outfit of three, and no garment in the cloth of the one it accompanies', () => {
    const outfits = goods.flatMap(({ sku, media }) => {
      const several = media.map(({ path }) => piecesOf(path)).filter(({ length }) => length > 1)
      return several.map((laid) => ({ sku, laid }))
    })
    const wrong = outfits.filter(({ laid: [behind, before, small, ...more] }) => {
      const isOfOne = behind?.fabric === before?.fabric
      return small === undefined || more.length > 0 || isOfOne
    })
    expect(outfits.length).toBeGreaterThan(100)
    expect(wrong.map(({ sku }) => sku)).toEqual([])
  })
})
