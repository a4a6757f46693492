import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>Cool &amp; light</p>', 'Cool & light', 'a paragraph'],
  ['<p>One.</p><p>Two.</p>', 'One. Two.', 'two paragraphs do not run together'],
  ['<ul><li>Linen</li><li>Silk</li></ul>', 'Linen Silk', 'nor do the points of a list'],
  ['first<br>second<br/>third', 'first second third', 'nor do lines'],
  ['Sun and <b class="x">sea</b>.', 'Sun and sea.', 'no blank stands before the stop after a bold word'],
  ['un<em>believ</em>able', 'unbelievable', 'nor within a word'],
  ['<blockquote>Said</blockquote>so', 'Said so', 'a tag that begins like an inline one is none'],
  ['<!-- hidden -->seen', 'seen', 'comments are not text'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2', 'nor are signs of comparing tags'],
  ['a&nbsp;b&#160;c\n\td', 'a b c d', 'blanks of all kinds are one'],
  ['&lt;b&gt; &quot;&apos;&#39;&#x27;', "<b> \"'''", 'entities are read'],
  ['&amp;lt;', '&lt;', 'and once only'],
  ['&#128512; &#9999999;', '😀', 'beyond the last sign there is none'],
  ['a&#0;b&#xD800;c', 'a b c', 'what no database takes is blank'],
  ['AT&T &nosuch;', 'AT&T &nosuch;', 'what is no entity stays'],
  ['Платье <i>лён</i>，裙子', 'Платье лён，裙子', 'any alphabet'],
  ['', '', 'nothing'],
])('%j reads %j: %s', (html, text) => expect(plainText(html)).toBe(text))
