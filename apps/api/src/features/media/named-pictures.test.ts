import { expect, test } from 'vitest'
import { namesPicture } from './named-pictures.ts'

test.each([
  ['<img src="/media/wide/wysiwyg/a.jpg" alt="">', true],
  ['<img src="/media/324x489@2x/wysiwyg/a.jpg">', true],
  ['{"img": "/wysiwyg/a.jpg", "title": "x"}', true],
  ['{"img": "wysiwyg/a.jpg"}', true],
  ['background: url(/media/wide/wysiwyg/a.jpg)', true],
  ['<img src="/media/wide/other/wysiwyg/a.jpg">', false],
  ['{"img": "mywysiwyg/a.jpg"}', false],
  ['{"img": "wysiwyg/a.jpg.png"}', false],
  ['we speak of wysiwyg/a.jpgs', false],
  ['', false],
])('%s', (text, isNamed) => expect(namesPicture(text, 'wysiwyg/a.jpg')).toBe(isNamed))
