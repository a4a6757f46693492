import { expect, test } from 'vitest'
import { html } from './markup.ts'

test('whatever is put into a mail is text', () => {
  const name = `<script>alert("1")</script> & 'co'`
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;">&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;</p>',
  )
})

test('parts written here stay what they are', () => {
  expect(html`<ul>${['a', '<'].map((one) => html`<li>${one}</li>`)}</ul>${undefined}${7}`.text).toBe(
    '<ul><li>a</li><li>&lt;</li></ul>7',
  )
})
