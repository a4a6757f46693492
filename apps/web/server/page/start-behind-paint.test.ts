import { expect, it } from 'vitest'
import { markOf } from './content-policy.ts'
import { splitPage } from './page-parts.ts'
import { startBehindPicture } from './start-behind-picture.ts'

const PICTURE = '<img src="/a.webp" loading="eager"/>'
const started = (html: string) => {
  const { head, body, tail } = startBehindPicture(splitPage(html, markOf('n')), 'n')
  return head + body + tail
}
const page = (picture: string) =>
  `<head><link rel="modulepreload" href="/start.js"/></head>${picture}<script nonce="n">data()</script><script nonce="n" type="module" async="">import "/start.js"</script>`

it('a page that opens with a picture lets its scripts sleep, and wakes them by lines that may run', () => {
  const html = started(page(PICTURE))
  expect(html).toContain('<link rel="asleep" href="/start.js"/>')
  expect(html).toContain('<script nonce="n">data()</script>')
  expect(html).toContain('<script nonce="n" type="asleep" async="">import "/start.js"</script>')
  expect(html).toMatch(/<script nonce="n">\(function wakeScripts\(/)
})

it.each(['', '<img src="/a.webp" loading="lazy"/>'])('a page with %j starts as it was', (picture) => {
  expect(started(page(picture))).toBe(page(picture))
})

it('a page without scripts has nothing to wake', () => {
  expect(started(PICTURE)).toBe(PICTURE)
})
