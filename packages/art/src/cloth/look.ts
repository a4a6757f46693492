import type { Part, Slot } from '../part/part.ts'
import type { GarmentSpec } from '../spec/garment-spec.ts'
import { luminance, mix, type Rgb, rgb } from '../tint/rgb.ts'
import type { Cloth, Pattern } from './cloth.ts'
import { FABRICS, type FabricName } from './fabrics.ts'
import { PRINTS } from './prints.ts'

export type Look = { cloth: Cloth; print: Pattern | undefined; base: Rgb; second: Rgb; third: Rgb }

/** Which cloth a part is cut from: the slot decides, the picture's spec supplies it. */
export function lookOf(part: Part, spec: GarmentSpec): Look {
  const piece = spec.pieces?.[part.slot]
  const second = piece?.second ?? spec.second
  const base = rgb(
    piece?.color ?? (part.slot === 'accent' ? spec.second : undefined) ?? part.color ?? spec.color,
  )
  return {
    cloth: FABRICS[piece?.fabric ?? part.fabric ?? slotFabric(part.slot, spec.fabric)],
    print: part.slot === 'main' && spec.print ? PRINTS[spec.print] : undefined,
    base,
    second: second ? rgb(second) : mix(base, [255, 252, 245], luminance(base) < 0.35 ? 0.3 : 0.5),
    third: spec.third ? rgb(spec.third) : mix(base, [30, 30, 34], 0.5),
  }
}

const RIBS: Partial<Record<FabricName, FabricName>> = { knit: 'rib', fineKnit: 'fineRib', jersey: 'fineRib' }

function slotFabric(slot: Slot, main: FabricName): FabricName {
  if (slot === 'rib') return RIBS[main] ?? main
  return slot === 'lining' ? 'silk' : main
}
