// What of the shop's look one store may have in its own way: a few colours, how round things are, the voice of headings.
// A value that is not chosen is the one the shop is built with.

import { BUILT_IN_COLORS, type HEADINGS, SKIN_COLORS, type SkinColor } from './skin-values.ts'

export type Skin = {
  colors: Partial<Record<SkinColor, string>>
  /** Of fields, buttons and chips, in pixels; null as it is built. */
  radius: number | null
  headings: (typeof HEADINGS)[number]
}

/** The look the shop is built with. */
export const NO_SKIN: Skin = { colors: {}, radius: null, headings: 'serif' }

/** Without what says no more than the shop does by itself. */
export function tidySkin({ colors, radius, headings }: Skin): Skin {
  const chosen = SKIN_COLORS.flatMap((name) => {
    const color = colors[name]
    return color === undefined || color === BUILT_IN_COLORS[name] ? [] : [[name, color] as const]
  })
  return { colors: Object.fromEntries(chosen), radius, headings }
}
