import { describe, expect, it, test } from 'vitest'
import { nearestPoints } from './nearest-points.ts'
import { readHours } from './opening-hours.ts'
import { pickPoint } from './pick-point.ts'
import { type PickupPoint, pointsOf } from './pickup-point.ts'
import { usualWay } from './usual-way.ts'

const at = (code: string, postcode: string, more: Partial<PickupPoint> = {}): PickupPoint => ({
  ...{ code, postcode, country: 'DE', carrierCode: 'parcelshop', methodCode: 'standard' },
  ...{ name: code, street: '', city: '', hours: '' },
  ...more,
})
const codes = (points: readonly PickupPoint[]) => points.map(({ code }) => code)

describe('the nearest points', () => {
  const points = [at('far', '80331'), at('mitte', '10117'), at('pankow', '13187'), at('alex', '10178')]
  it('share the most of the postcode from the left; of equals, the number decides', () => {
    expect(codes(nearestPoints(points, '10119'))).toEqual(['mitte', 'alex', 'pankow', 'far'])
    expect(codes(nearestPoints(points, '81667'))).toEqual(['far', 'pankow', 'alex', 'mitte'])
  })
  it('are five at most, in the same order however they were listed', () => {
    const many = Array.from({ length: 9 }, (_, at9) => at(`p${at9}`, '10115'))
    expect(codes(nearestPoints(many.toReversed(), '10115'))).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'])
  })
  it('are found by postcodes with letters, hyphens and blanks, and without any', () => {
    const british = [at('soho', 'W1F 9DF'), at('city', 'EC2A 4NE')]
    expect(codes(nearestPoints(british, 'ec2a-1aa'))).toEqual(['city', 'soho'])
    expect(codes(nearestPoints(british, ''))).toEqual(['city', 'soho'])
  })
})

test('a way has the points of its country and carrier alone', () => {
  const points = [at('a', '1'), at('b', '1', { country: 'AT' }), at('c', '1', { carrierCode: 'post' })]
  const way = { country: 'DE', carrierCode: 'parcelshop', methodCode: 'standard' }
  expect(codes(pointsOf(points, way))).toEqual(['a'])
})

describe('the point of an order', () => {
  const points = [at('near', '10115'), at('far', '80331')]
  const wish = { code: undefined, postcode: '10119', wasDelayed: false }
  it.each([
    ['chosen', { code: 'far' }, 'far', false],
    ['of a delayed order that chose', { code: 'far', wasDelayed: true }, 'far', false],
    ['of a delayed order without a choice: the nearest', { wasDelayed: true }, 'near', true],
    ['of a delayed order whose point is gone: the nearest', { code: 'gone', wasDelayed: true }, 'near', true],
  ])('%s', (...[, more, code, chosenByShop]) => {
    expect(pickPoint(points, { ...wish, ...more })).toMatchObject({ ok: true, point: { code }, chosenByShop })
  })
  it('is asked for where there is a choice, and is nobody’s question where there is none', () => {
    expect(pickPoint(points, wish)).toEqual({ ok: false, problem: 'missing' })
    expect(pickPoint(points, { ...wish, code: 'gone' })).toEqual({ ok: false, problem: 'unknown' })
    expect(pickPoint([], wish)).toEqual({ ok: true, point: null, chosenByShop: true })
  })
})

test.each([
  ['', []],
  ['Mo-Fr 09:00-19:00', [{ first: 0, last: 4, opens: '09:00', closes: '19:00' }]],
  [
    'Mo-Sa 08:00-20:00; Su 10:00-14:00',
    [
      { first: 0, last: 5 },
      { first: 6, last: 6 },
    ],
  ],
  ['Fr-Mo 09:00-19:00', undefined],
  ['Mo 19:00-09:00', undefined],
  ['Mo 09:00-24:30', undefined],
  ['round the clock', undefined],
])('opening hours %j', (text, read) => {
  if (read === undefined) expect(readHours(text)).toBeUndefined()
  else expect(readHours(text)).toMatchObject(read)
})

test.each([
  [
    'the first of the shop',
    [
      ['door', 7],
      ['shop', 5],
    ],
    'door',
  ],
  [
    'the cheaper one, though it has to be fetched',
    [
      ['shop', 5],
      ['door', 7],
    ],
    'shop',
  ],
  [
    'the door where both cost the same',
    [
      ['shop', 0],
      ['door', 0],
    ],
    'door',
  ],
  ['what there is', [['shop', 5]], 'shop'],
] as const)('the usual way is %s', (...[, ways, usual]) => {
  const facts = ([name, cost]: readonly [string, number]) => ({ needsPoint: name === 'shop', cost })
  expect(usualWay<readonly [string, number]>(ways, facts)?.[0]).toBe(usual)
})
