import { boundsOfAll } from '../../outline/bounds.ts'
import type { Part } from '../../part/part.ts'
import { transform } from '../../part/transform.ts'
import { body, stand } from './mannequin.ts'
import type { Worn } from './worn.ts'

const WAIST = 214
const INSIDE = /^(inside|far-strap|collar-back|neck-back|neck-tape|stand|band-back|lining)/

/** The form with the piece on it: what lies inside a collar is behind the body, all else before it. */
export function dressed(parts: readonly Part[], worn: Exclude<Worn, 'clips'>): Part[] {
  const hung = worn === 'waist' ? parts.map(loweredToWaist) : parts
  const isInside = ({ name }: Part) => INSIDE.test(name)
  const { y1: hem } = boundsOfAll(hung.map(({ shape }) => shape))
  return [...stand(hem), ...hung.filter(isInside), ...body(), ...hung.filter((part) => !isInside(part))]
}

/** What is computed by place moves with the piece. */
function loweredToWaist(part: Part): Part {
  const { relief, spread } = part
  return {
    ...transform(part, (x, y) => [x, y + WAIST]),
    ...(relief && { relief: (x: number, y: number) => relief(x, y - WAIST) }),
    ...(spread && { spread: (x: number, y: number) => spread(x, y - WAIST) }),
  }
}
