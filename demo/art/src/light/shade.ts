// One light, upper left, about 40° above the paper, the same in every picture.
import type { Cloth } from '../cloth/cloth.ts'
import { blurred } from '../relief/blur.ts'
import type { Relief } from '../relief/relief.ts'
import { scratch } from '../relief/scratch.ts'
import { rollOff } from './roll-off.ts'

type Vector = readonly [number, number, number]

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

const LIGHT = unit([-0.52, -0.6, 0.62])
const HALFWAY = unit([LIGHT[0], LIGHT[1], LIGHT[2] + 1])

/** Good until the next part is lit. Four floats a node: shade (1 = flat cloth), slope x, slope y (they bend prints over folds), gloss. */
export type Lit = { w: number; h: number; data: Float32Array }

/** What is mirrored by a place turned so far to the light, 0 lying flat: the window, its frame, the room, the paper. */
const room = (turned: number): number => Math.cos((turned - 0.62) * 7.5)

export function shade({ height, step }: Pick<Relief, 'height' | 'step'>, cloth: Cloth): Lit {
  const { w, h, data } = height
  const lit = scratch('light', w * h * 4)
  const hollow = blurred(height, 7 / step).data
  for (let y = 0; y < h; y++) {
    const up = Math.max(0, y - 1) * w
    const down = Math.min(h - 1, y + 1) * w
    for (let x = 0; x < w; x++) {
      const i = y * w + x
      const right = data[y * w + Math.min(w - 1, x + 1)] as number
      const left = data[y * w + Math.max(0, x - 1)] as number
      const dx = (right - left) / (2 * step)
      const dy = ((data[down + x] as number) - (data[up + x] as number)) / (2 * step)
      const deep = Math.max(-0.3, Math.min(1.6, ((hollow[i] as number) - (data[i] as number)) * 0.16))
      const facing = 1 / Math.sqrt(dx * dx + dy * dy + 1)
      const diffuse = ((LIGHT[2] - dx * LIGHT[0] - dy * LIGHT[1]) * facing) / LIGHT[2]
      const matt = 1 + (diffuse - 1) * 0.78 * cloth.contrast - deep * 0.3
      const turned = cloth.mirror > 0 ? (dx * LIGHT[0] + dy * LIGHT[1]) * -facing : 0
      lit[i * 4] = rollOff(matt + cloth.mirror * room(turned))
      lit[i * 4 + 1] = dx
      lit[i * 4 + 2] = dy
      if (cloth.gloss > 0) {
        const mirrored = Math.max(0, (HALFWAY[2] - dx * HALFWAY[0] - dy * HALFWAY[1]) * facing)
        lit[i * 4 + 3] = mirrored ** cloth.shininess
      }
    }
  }
  return { w, h, data: lit }
}
