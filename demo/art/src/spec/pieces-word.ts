import { FABRICS } from '../cloth/fabrics.ts'
import { PALETTE } from '../palette.ts'
import { SLOTS, type Slot } from '../part/part.ts'
import type { GarmentSpec, PieceSpec } from './garment-spec.ts'
import { known } from './known.ts'

type Pieces = GarmentSpec['pieces']

/** `trim.chalk.poplin`: slot, colour, fabric, second colour; sorted by slot, trailing holes left out. */
export const encodePieces = (pieces: Pieces): string =>
  Object.entries(pieces ?? {})
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([slot, piece]) => [slot, piece?.color, piece?.fabric, piece?.second].join('.').replace(/\.+$/, ''))
    .join('_')

export function decodePieces(word: string | undefined): { pieces?: Pieces } | undefined {
  if (word === undefined) return {}
  const entries = word.split('_').map(decodePiece)
  const known = entries.filter((entry) => entry !== undefined)
  return known.length === entries.length ? { pieces: Object.fromEntries(known) } : undefined
}

function decodePiece(entry: string): [Slot, PieceSpec] | undefined {
  const [slotWord, ...words] = entry.split('.')
  const slot = SLOTS.find((name) => name === slotWord)
  const color = known(PALETTE, words[0])
  const fabric = known(FABRICS, words[1])
  const second = known(PALETTE, words[2])
  if (!slot) return undefined
  return [slot, { ...(color && { color }), ...(fabric && { fabric }), ...(second && { second }) }]
}
