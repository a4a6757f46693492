import { expect, test } from 'vitest'
import { cityOfZip } from './us-cities.ts'

test.each([
  ['10001', 'New York'],
  ['90210', 'Beverly Hills'],
  ['90210-1234', 'Beverly Hills'],
  ['02446', 'Brookline'],
  [' 94107 ', 'San Francisco'],
  ['00000', ''],
  ['9021', ''],
  ['no zip', ''],
])('of the postcode %j the city is %j', async (zip, city) => expect(await cityOfZip(zip)).toBe(city))
