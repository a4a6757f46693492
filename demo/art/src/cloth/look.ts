import type { ColorName } from '../palette.ts'
import type { Part, Slot } from '../part/part.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'
import { METAL_TONES } from '../tint/metal-tone.ts'
import { luminance, mix, type Rgb, rgb, rgbOf } from '../tint/rgb.ts'
import type { Cloth, Pattern } from './cloth.ts'
import { FABRICS, type FabricName } from './fabrics.ts'
import { PRINTS } from './prints.ts'

export type Look = {
  cloth: Cloth
  print: Pattern | undefined
  base: Rgb
  second: Rgb
  third: Rgb
  hair: number
}

/** Which cloth a part is cut from: the slot decides, the picture's spec supplies it. */
export function lookOf(part: Pick<Part, 'slot' | 'fabric' | 'color'>, spec: GarmentSpec): Look {
  const piece = spec.pieces?.[part.slot]
  const second = piece?.second ?? spec.second
  const fabric = piece?.fabric ?? part.fabric ?? slotFabric(part.slot, spec.fabric)
  const color = piece?.color ?? (part.slot === 'accent' ? spec.second : undefined) ?? part.color ?? spec.color
  const base = fabric === 'metal' ? metalTone(color) : rgb(color)
  return {
    cloth: FABRICS[fabric],
    print: part.slot === 'main' && spec.print ? PRINTS[spec.print] : undefined,
    base,
    second: second ? rgb(second) : mix(base, [255, 252, 245], luminance(base) < 0.35 ? 0.3 : 0.5),
    hair: hairOf(part.slot, fabric, spec),
    third: spec.third ? rgb(spec.third) : mix(base, [30, 30, 34], 0.5),
  }
}

/** A knit's bands are as hairy as it is, whatever they are drawn as. */
const hairOf = (slot: Slot, fabric: FabricName, spec: GarmentSpec): number =>
  fabric === spec.fabric || slot === 'rib' ? FABRICS[spec.fabric].hair : 0

const metalTone = (color: ColorName): Rgb =>
  color in METAL_TONES ? rgbOf(METAL_TONES[color as keyof typeof METAL_TONES]) : rgb(color)

const RIBS: Partial<Record<FabricName, FabricName>> = {
  knit: 'rib',
  lambswool: 'rib',
  fineKnit: 'fineRib',
  cashmere: 'fineRib',
  jersey: 'fineRib',
  alpaca: 'softRib',
  mohair: 'softRib',
}

function slotFabric(slot: Slot, main: FabricName): FabricName {
  if (slot === 'rib') return RIBS[main] ?? main
  return slot === 'lining' ? 'satin' : main
}
