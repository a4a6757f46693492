import { transform } from '../../part/transform.ts'
import { type Cutting, garment } from '../garment.ts'
import { footbed, tread } from './footbed.ts'
import { straps } from './straps.ts'

/** Two-strap sandals from above: leather footbed on a cork sole, buckled straps. From behind, their soles. */
export const sandal = garment({
  frame: { w: 330, h: 440, y: 386 },
  detail: { at: [76, -60], zoom: 2.6 },
  cut: ({ view, trim }: Cutting) => {
    const foot = (isMarked: boolean) =>
      view === 'back' ? tread({ isMarked }) : [...footbed({ isMarked }), ...straps(trim)]
    const right = foot(true).map((part) => transform(part, (x, y) => [x + 76, y + 8]))
    const left = foot(false).map((part) => ({
      ...transform(part, (x, y) => [-x - 76, y]),
      name: `${part.name}-left`,
    }))
    return [...left, ...right]
  },
})
