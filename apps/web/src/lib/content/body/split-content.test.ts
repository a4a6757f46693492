import { expect, it } from 'vitest'
import { splitContent } from './split-content.ts'

it('cuts a text where products are to stand', () => {
  const html =
    '<p>Before</p><div data-product-skus="WS12,MB-01"></div><p>Between</p><div data-product-flags="new"> </div>'
  expect(splitContent(html)).toEqual([
    { html: '<p>Before</p>' },
    { skus: ['WS12', 'MB-01'] },
    { html: '<p>Between</p>' },
    { flags: ['new'] },
  ])
})

it('leaves a text without places as it is', () => {
  expect(splitContent('<div>a</div>')).toEqual([{ html: '<div>a</div>' }])
  expect(splitContent(' ')).toEqual([])
})
