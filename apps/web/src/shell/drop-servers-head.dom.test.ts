import { expect, it } from 'vitest'
import { dropServersHead } from './drop-servers-head.ts'

it('what the server said of one page is not said of the next', () => {
  document.head.innerHTML =
    '<title>Dress</title><meta name="robots" content="index"><meta name="description" content="Blue"><link rel="canonical" href="/dress">' +
    '<link rel="alternate" hreflang="de-DE" href="/de/kleid"><meta property="og:title" content="Dress">' +
    '<meta name="twitter:card" content="summary">'
  dropServersHead()
  expect([...document.head.children].map((one) => one.localName)).toEqual(['title', 'meta', 'link'])
  expect(document.querySelector('[rel=canonical]')).not.toBeNull()
})
