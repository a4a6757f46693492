// What may be chosen of a store's look, and what the shop is built with.

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
