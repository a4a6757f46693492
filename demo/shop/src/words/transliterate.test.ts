import { expect, test } from 'vitest'
import { transliterate } from './transliterate.ts'

test.each([
  ['uk', 'годинник', 'hodynnyk'],
  ['uk', 'костюм: піджак і прямі штани', 'kostium: pidzhak i priami shtany'],
  ['uk', 'Юлія Єва згода їжак', 'yuliia yeva zghoda yizhak'],
  ['ru', 'пиджак и прямые брюки', 'pidzhak i pryamye bryuki'],
  ['de', 'Größe', 'groesse'],
] as const)('%s spells %s its own way', (language, text, latin) => {
  expect(transliterate(text, language)).toBe(latin)
})
