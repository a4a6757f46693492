// What of the shop's look one store may have in its own way: a few colours, how round things are, the voice of headings.
// A value that is not chosen is the one the shop is built with.

/** The grounds, then what is written and drawn on them; as the shop is built (`styles/tokens.css`). */
export const BUILT_IN_COLORS = {
  paper: '#faf8f4',
  raised: '#ffffff',
  tile: '#efebe3',
  ink: '#17150f',
  ink_2: '#575146',
  ink_3: '#6e675a',
  line: '#e2dcd1',
  control: '#8a8273',
  accent: '#1f4a3a',
  on_accent: '#faf8f4',
  accent_soft: '#e3ebe4',
  sale: '#9a3a14',
} as const

export type SkinColor = keyof typeof BUILT_IN_COLORS
export const SKIN_COLORS = Object.keys(BUILT_IN_COLORS) as SkinColor[]

/** Six digits and nothing else: it comes to stand in a page. */
export const COLOR_PATTERN = /^#[0-9a-f]{6}$/
export const MAX_RADIUS = 16

export const HEADINGS = ['serif', 'sans'] as const

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
