import { expect, it } from 'vitest'
import { writeSafely } from './json-ld.tsx'

const NASTY = '</script><script>alert(1)</script><!-- &amp; \u2028 \u2029 "quotes" Пальто'

it('keeps a product name from ending the block it stands in', () => {
  const written = writeSafely({ name: NASTY })
  expect(written).not.toMatch(/[<>&\u2028\u2029]/)
  expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', name: NASTY })
})

it('leaves out what binds the words of a name on a page', () => {
  expect(JSON.parse(writeSafely({ name: 'V-\u2060neck' }))).toMatchObject({ name: 'V-neck' })
})
