import { beanie } from './beanie/beanie.ts'
import { belt } from './belt/belt.ts'
import { blouse } from './blouse/blouse.ts'
import { boot } from './boot/boot.ts'
import { cardigan } from './cardigan/cardigan.ts'
import { crossbody } from './crossbody/crossbody.ts'
import { dress } from './dress/dress.ts'
import { folded } from './folded/folded.ts'
import type { Garment } from './garment.ts'
import { giftCard } from './gift-card/gift-card.ts'
import { heel } from './heel/heel.ts'
import { jeans } from './jeans/jeans.ts'
import { earrings } from './jewellery/earrings.ts'
import { necklace } from './jewellery/necklace.ts'
import { jumpsuit } from './jumpsuit/jumpsuit.ts'
import { loafer } from './loafer/loafer.ts'
import { papers } from './papers/papers.ts'
import { puffer } from './puffer/puffer.ts'
import { sandal } from './sandal/sandal.ts'
import { scarf } from './scarf/scarf.ts'
import { shirt } from './shirt/shirt.ts'
import { shorts } from './shorts/shorts.ts'
import { pleatedSkirt } from './skirt/pleated-skirt.ts'
import { slipSkirt } from './skirt/slip-skirt.ts'
import { sneaker } from './sneaker/sneaker.ts'
import { sunglasses } from './sunglasses/sunglasses.ts'
import { sweater } from './sweater/sweater.ts'
import { swimsuit } from './swimsuit/swimsuit.ts'
import { blazer, coat, trench } from './tailored/tailored.ts'
import { tee } from './tee/tee.ts'
import { tote } from './tote/tote.ts'
import { trousers } from './trousers/trousers.ts'
import { watch } from './watch/watch.ts'

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
  cardigan,
  shorts,
  puffer,
  jumpsuit,
  blouse,
  belt,
  sunglasses,
  watch,
  necklace,
  earrings,
  loafer,
  heel,
  sandal,
  swimsuit,
  crossbody,
  giftCard,
  papers,
} satisfies Record<string, Garment>

export type GarmentName = keyof typeof GARMENTS
