import { expect, it } from 'vitest'
import { phoneHref } from './phone-href.ts'

it.each([
  ['+49 (40) 12-34/5', '+494012345'],
  ['＋４９ ４０ １２３４５', '+494012345'],
  ['+49 (0) 40 12345', '+494012345'],
  ['+49(0)40/12345', '+494012345'],
  [' +44 ( 0 ) 20 7946 0958', '+442079460958'],
  ['0049 (0)40 12345', '00494012345'],
  // Inside the country the zero is dialled, in brackets or not.
  ['(0) 40 12345', '04012345'],
  ['(040) 12345', '04012345'],
  ['040 (0) 12', '040012'],
  // A zero in brackets further on is a digit like others.
  ['+380 (50) 12 (0) 45', '+3805012045'],
  ['+1 (800) 555-0100', '+18005550100'],
  ['+33.1.70.18.99.00', '+33170189900'],
])('%s is dialled as %s', (printed, dialled) => expect(phoneHref(printed)).toBe(`tel:${dialled}`))
