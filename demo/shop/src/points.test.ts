import { readHours } from '@vitrine/domain/pickup/opening-hours'
import { expect, test } from 'vitest'
import { demoPoints } from './points.ts'

/** Where the migration of rates lets a parcel shop lead: home and near of each store. */
const REACHED =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MD MT NL NO PL PT RO RS SE SI SK UA US CA MX RU BY KZ AM GE KG UZ CN HK MO TW JP KR SG'

test('each country a parcel shop leads to has points, each with a code of its own and hours one can read', () => {
  const points = demoPoints()
  const countries = new Set(points.map(({ country }) => country))
  expect([...countries].toSorted()).toEqual(REACHED.split(' ').toSorted())
  expect(new Set(points.map(({ code }) => code)).size).toBe(points.length)
  expect(points.filter(({ hours }) => !readHours(hours)?.length)).toEqual([])
})
