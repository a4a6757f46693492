// What a colour is called: cloth goes by its dye, jewellery by its metal, whatever of the palette it is drawn in.
import { type ColorName, PALETTE, type PaletteColor } from '@vitrine/art/palette'
import { METAL_TONES } from '@vitrine/art/tint/metal-tone'
import { label } from '../data/labels.ts'
import type { FormKey, Good } from '../goods/good.ts'

const METALS = {
  gold: { hex: METAL_TONES.camel, labels: label('gold') },
  silver: { hex: METAL_TONES.mist, labels: label('silver') },
  pearl: { hex: '#EFE9DD', labels: label('pearl') },
} satisfies Record<string, PaletteColor>

type Metal = keyof typeof METALS
type ColorKey = ColorName | Metal

const DRAWN_IN: Partial<Record<ColorName, Metal>> = { camel: 'gold', mist: 'silver', chalk: 'pearl' }
const JEWELLERY: ReadonlySet<FormKey> = new Set(['necklace', 'pearls', 'hoops', 'dropEarrings'])

/** Every colour a shopper can choose by. */
export const COLORS: Readonly<Record<ColorKey, PaletteColor>> = { ...PALETTE, ...METALS }

export const colorKeyOf = ({ form }: Good, color: ColorName): ColorKey =>
  (JEWELLERY.has(form) && DRAWN_IN[color]) || color

const NUMBERS = new Map(Object.keys(COLORS).map((key, i) => [key, String(i + 1).padStart(2, '0')]))

/** Two digits that stand for the colour in an article. */
export const colorNumber = (key: ColorKey): string => NUMBERS.get(key) ?? '00'
