import { expect, it } from 'vitest'
import { pts } from '../outline/pts.ts'
import { part } from '../part/part.ts'
import { innerSideAndSole } from './inner-side.ts'

const square = pts`0,0! 100,0! 100,20! 0,20!`

it('turns one shoe about and lays the sole of the other beside it', () => {
  const [sole, side] = innerSideAndSole({
    side: [part('side', square)],
    sole: [part('sole', square)],
    at: [-120, -60],
  })
  expect(sole?.shape).toEqual(pts`-120,-60! -20,-60! -20,-40! -120,-40!`)
  expect(side?.shape).toEqual(pts`-0,0! -100,0! -100,20! -0,20!`)
})
