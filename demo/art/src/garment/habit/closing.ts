import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import type { ForWhom } from './for-whom.ts'

/** Men's clothing closes left over right, as it is drawn; women's the other way, so it is turned about. */
export const closing = (parts: readonly Part[], cut: ForWhom): Part[] =>
  cut === 'men' ? [...parts] : parts.map(turnedAbout)

function turnedAbout(piece: Part): Part {
  const { relief, spread, grain } = piece
  return {
    ...transform(piece, (x, y) => [-x, y]),
    grain: -grain,
    ...(relief && { relief: (x: number, y: number) => relief(-x, y) }),
    ...(spread && { spread: (x: number, y: number) => spread(-x, y) }),
  }
}
