import type { Ink } from '../../ink/ink.ts'
import { seam } from '../../ink/seam.ts'
import { pts } from '../../outline/pts.ts'
import { type Part, part } from '../../part/part.ts'
import { elasticRipples } from '../elastic.ts'
import type { View } from '../garment.ts'
import { insideWaist } from '../inside-waist.ts'

type Band = { half: number; deep: number; ink?: readonly Ink[]; isElastic?: boolean }

/** A band sewn on: in front it dips so that the inside of the back is seen, behind it rises. */
export function skirtWaistband(view: View, { half, deep, ink = [], isElastic = false }: Band): Part {
  const isBack = view === 'back'
  const wide = half + 1
  const middle = isBack ? -9 : 3
  const shape = pts`${-half},-6! 0,${middle} ${half},-6! ${wide},${deep - 6}! 0,${deep + 1} ${-wide},${deep - 6}!`
  const join = pts`${-wide},${deep - 6.5} 0,${deep + 0.5} ${wide},${deep - 6.5}`
  return part('waistband', shape, {
    grain: Math.PI / 2,
    puffRadius: 8,
    puff: 1.4,
    edge: 1,
    lift: 0.16,
    cast: 2.4,
    wrinkle: 0.4,
    folds: isBack && isElastic ? elasticRipples({ half, y: [-7, deep - 2] }) : [],
    ink: [...seam(join, { strength: 0.3 }), ...ink],
  })
}

/** What lies inside a skirt's band and shows in front. */
export const insideBand = (view: View, half: number): Part[] => (view === 'back' ? [] : [insideWaist(half)])
