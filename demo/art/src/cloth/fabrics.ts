import type { Cloth } from './cloth.ts'
import { leather } from './hide/leather.ts'
import { rubber } from './hide/rubber.ts'
import { suede } from './hide/suede.ts'
import { jersey } from './knit/jersey.ts'
import { fineRib, rib, softRib } from './knit/rib.ts'
import { fineKnit, knit } from './knit/stocking.ts'
import { alpaca, cashmere, lambswool, mohair } from './knit/wools.ts'
import { acetate } from './mineral/acetate.ts'
import { metal } from './mineral/metal.ts'
import { nacre } from './mineral/nacre.ts'
import { paper } from './mineral/paper.ts'
import { canvas } from './weave/canvas.ts'
import { corduroy } from './weave/corduroy.ts'
import { cotton, poplin } from './weave/cotton.ts'
import { crepe } from './weave/crepe.ts'
import { denim } from './weave/denim.ts'
import { linen } from './weave/linen.ts'
import { melange } from './weave/melange.ts'
import { nylon, satin, silk } from './weave/silk.ts'
import { velvet } from './weave/velvet.ts'

/** Every cloth a picture can name. Add a file, add a line. */
export const FABRICS = {
  cotton,
  poplin,
  linen,
  denim,
  melange,
  silk,
  satin,
  nylon,
  crepe,
  canvas,
  jersey,
  knit,
  fineKnit,
  rib,
  fineRib,
  softRib,
  lambswool,
  cashmere,
  alpaca,
  mohair,
  leather,
  rubber,
  suede,
  corduroy,
  velvet,
  acetate,
  metal,
  nacre,
  paper,
} satisfies Record<string, Cloth>

export type FabricName = keyof typeof FABRICS
