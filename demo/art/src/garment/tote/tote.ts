import { type Part, part } from '../../part/part.ts'
import { oneOf } from '../choice.ts'
import { type Cutting, garment } from '../garment.ts'
import { sailBody, sailHandle } from './sail.ts'
import { slouchyBody, slouchyHandle } from './slouchy.ts'
import { uprightBody, uprightHandle } from './upright.ts'

const CUTS = {
  upright: { body: uprightBody, handle: uprightHandle },
  slouchy: { body: slouchyBody, handle: slouchyHandle },
  sail: { body: sailBody, handle: sailHandle },
}
type Shape = keyof typeof CUTS

/** Tote, back handle first: in stiff leather, in soft hide that sags, or in canvas with straps round the body. */
export const tote = garment({
  frame: { h: 560, w: 380, y: 372 },
  tall: 60,
  detail: { at: [44, 24], zoom: 2.8 },
  choices: { shape: oneOf<Shape>('upright', 'slouchy', 'sail') },
  cut: ({ rng, view, trim, options: { shape } }: Cutting<{ shape: Shape }>): Part[] => {
    const { body, handle } = CUTS[shape]
    const lean = rng.spread(7)
    return [
      ...handle({ lean: lean + rng.spread(5), isFar: true, trim }).map(far),
      ...body({ rng, view, trim }),
      ...handle({ lean, isFar: false, trim }),
    ]
  },
})

const far = (piece: Part): Part =>
  part(`${piece.name}-far`, piece.shape, { ...piece, tone: 0.74, lift: 0, ink: [] })
