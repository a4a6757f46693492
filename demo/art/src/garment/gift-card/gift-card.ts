import { type Cutting, garment } from '../garment.ts'
import { card } from './card.ts'
import { envelope } from './envelope.ts'
import { laidAt } from './laid.ts'

/** A gift card on its open envelope; from behind, the envelope sealed and the card under it. */
export const giftCard = garment({
  frame: { w: 410, h: 400, y: 376 },
  extraFrame: { w: 170, h: 160 },
  tall: 19,
  detail: { at: [-40, 34], zoom: 2.6 },
  cut: ({ rng, view }: Cutting) => {
    const lean = rng.spread(0.03)
    if (view === 'back') {
      return [card(laidAt([34, -52], 0.1 + lean)), ...envelope(laidAt([-6, 26], -0.06 + lean), false)]
    }
    return [...envelope(laidAt([10, 0], -0.07 + lean), true), card(laidAt([-16, 44], 0.06 + lean))]
  },
})
