import { describe, expect, test } from 'vitest'
import { sanitizeContent } from './sanitize.ts'

describe('content from outside', () => {
  test.each([
    ['a script', '<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
    ['an event handler', '<p onclick="steal()">Hi</p>', '<p>Hi</p>'],
    ['an address that runs code', '<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['a style', '<style>p{}</style><p style="position:fixed">Hi</p>', '<p>Hi</p>'],
    ['a frame', '<iframe src="https://example.com">in</iframe>after', 'after'],
    ['a drawing with a script', '<svg><script>alert(1)</script></svg>ok', 'ok'],
    ['an unfinished tag', '<p>Hi<img src=x onerror=alert(1)', '<p>Hi</p>'],
    ['a form', '<form action="/x"><input name="card">Card</form>', 'Card'],
  ])('%s is taken out', (_what, html, clean) => expect(sanitizeContent(html)).resolves.toBe(clean))

  test('structure, links and pictures stay; a first heading steps down', async () => {
    expect(await sanitizeContent('<h1>About</h1><a href="/women">Women</a>')).toBe(
      '<h2>About</h2><a href="/women">Women</a>',
    )
    expect(await sanitizeContent('<img src="/media/a.jpg" alt="A">')).toContain('src="/media/a.jpg" alt="A"')
  })

  test('a place for products stays when it names products, and only then', async () => {
    const place = '<div data-product-skus="WS12,MB-01"></div>'
    expect(await sanitizeContent(place)).toBe(place)
    expect(await sanitizeContent('<div data-product-skus="&quot;><script>" data-x="1" id="a"></div>')).toBe(
      '<div></div>',
    )
  })

  test('text without markup stays as it is written', async () => {
    expect(await sanitizeContent(' “Linen”, 5" wide\n')).toBe('“Linen”, 5" wide')
    expect(await sanitizeContent('')).toBe('')
  })

  test('cleaning twice changes nothing', async () => {
    const once = await sanitizeContent('<h1>A &amp; B</h1><p>1 < 2<br>&lt;script&gt;</p>')
    expect(await sanitizeContent(once)).toBe(once)
  })
})
