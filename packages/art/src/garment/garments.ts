import { beanie } from './beanie/beanie.ts'
import { boot } from './boot/boot.ts'
import { dress } from './dress/dress.ts'
import { folded } from './folded/folded.ts'
import type { Garment } from './garment.ts'
import { jeans } from './jeans/jeans.ts'
import { scarf } from './scarf/scarf.ts'
import { shirt } from './shirt/shirt.ts'
import { pleatedSkirt } from './skirt/pleated-skirt.ts'
import { slipSkirt } from './skirt/slip-skirt.ts'
import { sneaker } from './sneaker/sneaker.ts'
import { sweater } from './sweater/sweater.ts'
import { blazer, coat, trench } from './tailored/tailored.ts'
import { tee } from './tee/tee.ts'
import { tote } from './tote/tote.ts'
import { trousers } from './trousers/trousers.ts'

/** Every garment a picture can name. Add a folder, add a line. */
export const GARMENTS = {
  tee,
  shirt,
  sweater,
  blazer,
  coat,
  trench,
  dress,
  pleatedSkirt,
  slipSkirt,
  trousers,
  jeans,
  sneaker,
  boot,
  tote,
  beanie,
  scarf,
  folded,
} satisfies Record<string, Garment>

export type GarmentName = keyof typeof GARMENTS
