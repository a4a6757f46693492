import { expect, test } from 'vitest'
import { pointLines } from './format-point.ts'

const kiosk = {
  ...{ name: 'Kiosk am Markt', street: 'Marktplatz 2', postcode: '10115', city: 'Berlin' },
  hours: 'Mo-Fr 09:00-19:00; Sa 10:00-14:00',
}

test.each([
  ['de-DE', 'Mo–Fr 09:00–19:00 Uhr, Sa 10:00–14:00 Uhr'],
  ['en-US', 'Mon–Fri 9:00 AM – 7:00 PM, Sat 10:00 AM – 2:00 PM'],
  ['uk-UA', 'пн–пт 09:00–19:00, сб 10:00–14:00'],
  ['zh-CN', '周一–周五 09:00–19:00，周六 10:00–14:00'],
])('a point is told with the hours of %s', (locale, hours) => {
  const lines = pointLines(kiosk, locale)
  expect(lines).toEqual(['Kiosk am Markt', 'Marktplatz 2', '10115 Berlin', hours])
})

test('hours nobody has told leave no line', () => {
  expect(pointLines({ ...kiosk, hours: '' }, 'de-DE')).toHaveLength(3)
})
