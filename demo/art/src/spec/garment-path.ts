// garment / fabric-print / color-second-third [/ by-brand] [/ with-options] [/ in-pieces] / view-seed
import { BRANDS } from '../brands.ts'
import { FABRICS } from '../cloth/fabrics.ts'
import { PRINTS } from '../cloth/prints.ts'
import type { Garment } from '../garment/garment.ts'
import { GARMENTS } from '../garment/garments.ts'
import { PALETTE } from '../palette.ts'
import type { GarmentSpec } from './garment-spec.ts'
import { known } from './known.ts'
import { decodeOptions, encodeOptions } from './options-word.ts'
import { decodePieces, encodePieces } from './pieces-word.ts'
import { decodeSeed, encodeSeed } from './seed-word.ts'

const BY = 'by-'
const WITH = 'with-'
const IN = 'in-'

export function encodeGarment(spec: GarmentSpec): string {
  const options = encodeOptions(spec.options)
  const pieces = encodePieces(spec.pieces)
  return [
    spec.garment,
    dashed([spec.fabric, spec.print]),
    dashed([spec.color, spec.second, spec.third]),
    ...(spec.brand ? [BY + spec.brand] : []),
    ...(options ? [WITH + options] : []),
    ...(pieces ? [IN + pieces] : []),
    `${spec.view ?? 'front'}-${encodeSeed(spec.seed)}`,
  ].join('/')
}

export function decodeGarment(path: string): GarmentSpec | undefined {
  const [garmentWord, cloth = '', colors = '', ...rest] = path.split('/')
  const garment = known(GARMENTS, garmentWord)
  const last = rest.pop()
  if (!garment || last === undefined) return undefined
  const parts = [
    decodeCloth(cloth),
    decodeColors(colors),
    decodeBrand(wordAfter(BY, rest)),
    decodeOptions(GARMENTS[garment].choices, wordAfter(WITH, rest)),
    decodePieces(wordAfter(IN, rest)),
    decodeView(GARMENTS[garment], last),
  ] as const
  const [clothing, dyes, maker, options, pieces, view] = parts
  if (!clothing || !dyes || !maker || !options || !pieces || !view || rest.length > 0) return undefined
  return { garment, ...clothing, ...dyes, ...view, ...maker, ...options, ...pieces }
}

/** Words joined by dashes; a hole in the middle stays a hole. */
const dashed = (words: ReadonlyArray<string | undefined>): string => words.join('-').replace(/-+$/, '')

/** Takes the next word off the rest when it carries this prefix. */
function wordAfter(prefix: string, rest: string[]): string | undefined {
  return rest[0]?.startsWith(prefix) ? rest.shift()?.slice(prefix.length) : undefined
}

function decodeCloth(word: string): Pick<GarmentSpec, 'fabric' | 'print'> | undefined {
  const [fabricWord, printWord] = word.split('-')
  const fabric = known(FABRICS, fabricWord)
  const print = known(PRINTS, printWord)
  if (!fabric || (printWord !== undefined && !print)) return undefined
  return { fabric, ...(print && { print }) }
}

function decodeColors(word: string): Pick<GarmentSpec, 'color' | 'second' | 'third'> | undefined {
  const words = word.split('-')
  const [color, second, third] = words.map((name) => known(PALETTE, name))
  const isKnown = words.every((name) => name === '' || known(PALETTE, name))
  if (!color || !isKnown) return undefined
  return { color, ...(second && { second }), ...(third && { third }) }
}

function decodeBrand(word: string | undefined): Pick<GarmentSpec, 'brand'> | undefined {
  if (word === undefined) return {}
  const brand = known(BRANDS, word)
  return brand && { brand }
}

function decodeView({ views }: Garment, word: string): Pick<GarmentSpec, 'view' | 'seed'> | undefined {
  const dash = word.indexOf('-')
  const view = [...views, 'home' as const].find((name) => name === word.slice(0, dash))
  const seed = decodeSeed(word.slice(dash + 1))
  return view && seed !== undefined ? { view, seed } : undefined
}
