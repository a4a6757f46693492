// A garment is its views, its options, where it sits on the sheet, and the cut: a pure function to parts.
import type { Chance } from '../chance/random.ts'
import type { Part } from '../part/part.ts'
import type { Trim } from '../tint/trim.ts'
import { type Choices, type Chosen, resolve } from './choice.ts'
import type { Worn } from './mannequin/worn.ts'

/**
 * `worn` shows a piece of clothing on the form, for its length and width. `home` is no picture of the shop's: anything can
 * be photographed as it lies where it was unpacked.
 */
export type View = 'front' | 'back' | 'detail' | 'worn' | 'home'

/** Centre and largest size on the 600 × 744 sheet. */
export type Frame = { x: number; y: number; w: number; h: number }

export type Garment = {
  views: readonly View[]
  frame: Partial<Frame>
  /** Frame as the accessory of an outfit, where it differs. */
  extraFrame?: Partial<Frame>
  /** How tall it lies here, in centimetres: small things of a set are drawn to one scale. */
  tall?: number
  /** The point of construction worth a close look, in garment units, and how near to go. */
  detail: { at: readonly [x: number, y: number]; zoom: number }
  choices: Choices
  /** Clothing says where it is worn; other things are not shown on the form. */
  worn?: Worn
  cut: (cutting: Cutting<Readonly<Record<string, unknown>>>) => Part[]
}

export type Cutting<O = unknown> = { rng: Chance; view: View; trim: Trim; options: O }

type Definition<C extends Choices> = Pick<Garment, 'detail' | 'extraFrame' | 'tall' | 'worn'> & {
  views?: readonly View[]
  frame?: Partial<Frame>
  choices?: C
  cut: (cutting: Cutting<Chosen<C>>) => Part[]
}

export function garment<C extends Choices>(definition: Definition<C>): Garment {
  const choices = definition.choices ?? ({} as C)
  const { views = ['front', 'back', 'detail'], worn } = definition
  return {
    frame: {},
    ...definition,
    views: worn ? [...views, 'worn'] : views,
    choices,
    cut: (cutting) => definition.cut({ ...cutting, options: resolve(choices, cutting.options) }),
  }
}
