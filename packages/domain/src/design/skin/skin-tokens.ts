import type { Skin } from './skin.ts'
import { changedColors } from './skin-colors.ts'
import { COLOR_PATTERN, MAX_RADIUS } from './skin-values.ts'

/** Custom properties and their values, as they stand at the root of a page. */
export type SkinTokens = Record<string, string>

/**
 * What a store's pages carry over the tokens of the build; nothing for a skin that changes nothing. What is no colour or
 * length of ours never comes through, whatever is kept.
 */
export function skinTokens({ colors, radius, headings }: Skin): SkinTokens {
  const known = Object.entries(colors).filter(([, color]) => COLOR_PATTERN.test(color ?? ''))
  const changed = changedColors({ colors: Object.fromEntries(known) })
  const isRadius = Number.isInteger(radius) && Number(radius) >= 0 && Number(radius) <= MAX_RADIUS
  return {
    ...Object.fromEntries(changed.map(([name, color]) => [`--color-${name.replaceAll('_', '-')}`, color])),
    ...(isRadius && { '--radius': `${radius}px` }),
    ...(headings === 'sans' && { '--font-display': 'var(--font-text)' }),
  }
}
