import type { Part } from '../part/part.ts'
import { transform } from '../part/transform.ts'
import type { View } from './garment.ts'

/** Shoes are drawn from their outer side; from behind they are turned about, toe to the right. */
export const seenFrom = (view: View, parts: readonly Part[]): Part[] =>
  view === 'back' ? parts.map((part) => transform(part, (x, y) => [-x, y])) : [...parts]
