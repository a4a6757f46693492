import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FABRIC_NAMES, GARMENT_NAMES, PRINT_NAMES, viewsOf } from './catalogue.ts'
import { wordFor } from './garment/choice.ts'
import type { Garment } from './garment/garment.ts'
import { GARMENTS, type GarmentName } from './garment/garments.ts'
import { type ColorName, PALETTE } from './palette.ts'
import { SLOTS } from './part/part.ts'
import { decodeSpec, encodeSpec, type PictureSpec } from './picture-spec.ts'
import type { GarmentSpec } from './spec/garment-spec.ts'

const color = fc.constantFrom(...(Object.keys(PALETTE) as ColorName[]))
const fabric = fc.constantFrom(...FABRIC_NAMES)
const seed = fc.string({ maxLength: 12, unit: 'binary' })
const piece = fc.record({ color, fabric, second: color }, { requiredKeys: [] })
const pieces = fc
  .dictionary(fc.constantFrom(...SLOTS), piece, { minKeys: 1, maxKeys: 3 })
  .map((found) => ({ ...found }))

const garmentSpec: fc.Arbitrary<GarmentSpec> = fc.constantFrom(...GARMENT_NAMES).chain((garment) => {
  const { choices } = GARMENTS[garment]
  const words = fc.constantFrom('v', 'crew', 'turtle', true, false, 120, 372, 372.5, 460, 17)
  const options = fc
    .dictionary(fc.constantFrom('none', ...Object.keys(choices)), words, { maxKeys: 3 })
    .map((asked) =>
      Object.fromEntries(Object.entries(asked).filter(([name, value]) => holds(garment, name, value))),
    )
  const rest = { print: fc.constantFrom(...PRINT_NAMES), second: color, third: color, pieces, options }
  const all = {
    ...rest,
    view: fc.constantFrom(...viewsOf(garment)),
    fabric,
    color,
    seed,
    garment: fc.constant(garment),
  }
  return fc
    .record(all, { requiredKeys: ['garment', 'fabric', 'color', 'seed', 'view'] })
    .map(({ options, ...spec }) => ({
      ...spec,
      ...(options && Object.keys(options).length > 0 && { options }),
    }))
})

/** Whether the garment has such a choice, and the value is one of it. */
function holds(garment: GarmentName, name: string, value: string | number | boolean): boolean {
  const { choices }: Garment = GARMENTS[garment]
  return choices[name]?.parse(wordFor(value)) === value
}

const pictureSpec: fc.Arbitrary<PictureSpec> = fc.oneof(
  garmentSpec,
  fc.record({ items: fc.array(garmentSpec, { minLength: 1, maxLength: 3 }), seed }),
)

describe('the path of a picture', () => {
  it('can be read', () => {
    const tee: PictureSpec = {
      garment: 'tee',
      fabric: 'jersey',
      print: 'breton',
      color: 'chalk',
      second: 'navy',
      seed: 'a2',
    }
    expect(encodeSpec(tee)).toBe('tee/jersey-breton/chalk-navy/front-a2')
    expect(decodeSpec('tee/jersey-breton/chalk-navy/front-a2')).toEqual({ ...tee, view: 'front' })
  })

  it('names options and pieces', () => {
    const path = 'shirt/poplin-bengal/chalk-denim/with-pocket.no/in-trim.chalk.poplin/back-c1'
    expect(decodeSpec(path)).toMatchObject({
      options: { pocket: false },
      pieces: { trim: { color: 'chalk' } },
    })
  })

  it('brings every spec back', () => {
    fc.assert(
      fc.property(pictureSpec, (spec) => {
        expect(decodeSpec(encodeSpec(spec))).toEqual(spec)
      }),
    )
  })

  it('needs no escaping in a URL', () => {
    fc.assert(fc.property(pictureSpec, (spec) => encodeURI(encodeSpec(spec)) === encodeSpec(spec)))
  })

  it('is refused without a fuss when nobody wrote it', () => {
    const crumb = fc.oneof(
      fc.string(),
      fc.constantFrom('tee', 'jersey', 'chalk', 'front-a', 'outfit', 'and', 'all-', 'with-'),
    )
    const path = fc.array(crumb, { maxLength: 7 }).map((crumbs) => crumbs.join('/'))
    fc.assert(
      fc.property(path, (text) => {
        const spec = decodeSpec(text)
        expect(spec === undefined || encodeSpec(spec) === text).toBe(true)
      }),
    )
  })

  it.each([
    '',
    'cloak/jersey/chalk/front-a',
    'constructor/jersey/chalk/front-a',
    'tee/jersey-plaid/chalk/front-a',
    'tee/jersey/chalk-mauve/front-a',
    'tee/jersey/chalk/side-a',
    'folded/knit/ink/back-a',
    'tee/jersey/chalk/front-A',
    'tee/jersey/chalk/front-a/extra',
    'tee/jersey-/chalk/front-a',
    'sweater/knit/oat/with-length.9999/front-a',
    'sweater/knit/oat/with-neck.polo/front-a',
    'sweater/knit/oat/with-toString.1/front-a',
    'tee/jersey/chalk/in-hood.chalk/front-a',
    `tee/jersey/chalk/front-${'a'.repeat(65)}`,
    'outfit/all-a',
    'outfit/tee/jersey/chalk/front-a/and/all-a',
  ])('refuses %j', (path) => {
    expect(decodeSpec(path)).toBeUndefined()
  })
})
