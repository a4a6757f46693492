import { expect, test } from 'vitest'
import { textHints } from './text-hints.ts'

test.each([
  ['See my shop at cheap-boots.example', ['link']],
  ['https://boots.test/a and www.boots.test', ['link']],
  ['дешевле на обувь.ru', ['link']],
  ['Write to ann@example.org', ['mail']],
  ['Call +49 30 1234567 or (030) 123-45-67-89', ['phone']],
  ['ann@example.org, +1 617 555 0100, boots.shop', ['link', 'mail', 'phone']],
])('%s', (text, hints) => expect(textHints(text)).toEqual(hints))

test.each([
  'Soft and warm.but a little long.',
  'Bought on 2026-11-02, worn 100 times, 168 cm, 61.5 kg.',
  'Size 40/42, it cost 1 299.00 and is worth it.',
  '面料柔软，肩线自然。',
])('nothing to look at: %s', (text) => expect(textHints(text)).toEqual([]))
