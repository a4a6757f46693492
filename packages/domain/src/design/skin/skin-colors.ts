import { mixColors } from './contrast.ts'
import type { Skin } from './skin.ts'
import { BUILT_IN_COLORS, SKIN_COLORS, type SkinColor } from './skin-values.ts'

/** What follows from a colour that was chosen: under the pointer, pressed, drawn over it. */
export type DerivedColor = 'ink_hover' | 'accent_hover' | 'tile_deep' | 'on_ink' | 'line_strong'
export type ShownColor = SkinColor | DerivedColor
type Derived = Record<DerivedColor, string>

const BUILT_IN_DERIVED: Derived = {
  ink_hover: '#35322a',
  accent_hover: '#163629',
  tile_deep: '#e5dfd4',
  on_ink: '#faf8f4',
  line_strong: '#17150f',
}
/** Of which colour each follows. */
const FOLLOWS: Readonly<Record<DerivedColor, SkinColor>> = {
  ink_hover: 'ink',
  accent_hover: 'accent',
  tile_deep: 'tile',
  on_ink: 'paper',
  line_strong: 'ink',
}

/** Each colour of a store's pages, chosen or not. */
export function shownColors({ colors }: Pick<Skin, 'colors'>): Record<ShownColor, string> {
  const own = { ...BUILT_IN_COLORS, ...colors } as Record<SkinColor, string>
  const derived: Derived = {
    ink_hover: mixColors(own.ink, own.paper, 0.13),
    accent_hover: mixColors(own.accent, own.ink, 0.3),
    tile_deep: mixColors(own.tile, own.ink, 0.05),
    on_ink: own.paper,
    line_strong: own.ink,
  }
  const names = Object.keys(FOLLOWS) as DerivedColor[]
  const shown = names.map((name) => {
    const isChosen = own[FOLLOWS[name]] !== BUILT_IN_COLORS[FOLLOWS[name]]
    return [name, isChosen ? derived[name] : BUILT_IN_DERIVED[name]] as const
  })
  return { ...own, ...(Object.fromEntries(shown) as Derived) }
}

/** Those that differ from what the shop is built with. */
export function changedColors(skin: Pick<Skin, 'colors'>): [ShownColor, string][] {
  const built: Record<ShownColor, string> = { ...BUILT_IN_COLORS, ...BUILT_IN_DERIVED }
  const shown = shownColors(skin)
  const names = [...SKIN_COLORS, ...(Object.keys(FOLLOWS) as DerivedColor[])]
  return names.filter((name) => shown[name] !== built[name]).map((name) => [name, shown[name]])
}
