import { contrastOf } from './contrast.ts'
import type { Skin } from './skin.ts'
import { type ShownColor, shownColors } from './skin-colors.ts'

/** What is written must be told from its ground by this much; what is only drawn, such as the border of a field, by less. */
export const TEXT_CONTRAST = 4.5
export const DRAWN_CONTRAST = 3

/** Colours a skin leaves as they are, and that stand on its grounds all the same. */
const FIXED = { error: '#b01225', warn: '#744e00' } as const
type Fixed = keyof typeof FIXED
export type SkinInk = ShownColor | Fixed

/** All that pages of the shop put on each other. */
const PAIRS: readonly { inks: readonly SkinInk[]; grounds: readonly ShownColor[]; least: number }[] = [
  {
    inks: ['ink', 'ink_2', 'ink_3', 'sale'],
    grounds: ['paper', 'raised', 'tile'],
    least: TEXT_CONTRAST,
  },
  { inks: ['accent'], grounds: ['paper', 'raised', 'accent_soft'], least: TEXT_CONTRAST },
  { inks: ['error', 'warn'], grounds: ['paper', 'raised'], least: TEXT_CONTRAST },
  { inks: ['ink'], grounds: ['tile_deep', 'accent_soft'], least: TEXT_CONTRAST },
  { inks: ['on_accent'], grounds: ['accent', 'accent_hover'], least: TEXT_CONTRAST },
  { inks: ['on_ink'], grounds: ['ink', 'ink_hover'], least: TEXT_CONTRAST },
  { inks: ['control'], grounds: ['paper', 'raised', 'tile'], least: DRAWN_CONTRAST },
]

export type SkinFault = { ink: SkinInk; ground: ShownColor; contrast: number; least: number }

/** Pairs shoppers could not read; a skin that has any is not published. */
export function skinFaults(skin: Pick<Skin, 'colors'>): SkinFault[] {
  const colors: Record<SkinInk, string> = { ...FIXED, ...shownColors(skin) }
  return PAIRS.flatMap(({ inks, grounds, least }) =>
    inks.flatMap((ink) =>
      grounds.flatMap((ground) => {
        // Never rounded up to what would do.
        const contrast = Math.floor(contrastOf(colors[ink], colors[ground]) * 100) / 100
        return contrast < least ? [{ ink, ground, contrast, least }] : []
      }),
    ),
  )
}
