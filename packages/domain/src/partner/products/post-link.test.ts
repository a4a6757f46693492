import { expect, test } from 'vitest'
import { isPostLink } from './post-link.ts'

test.each([
  ['https://www.instagram.com/p/C9/', true],
  ['https://instagram.com', true],
  ['https://vm.tiktok.com/x?y=1', true],
  ['http://www.instagram.com/p/C9/', false],
  ['https://evil.example/instagram.com', false],
  ['https://instagram.com.evil.example/p', false],
  ['https://notinstagram.com/p', false],
  ['https://instagram.com@evil.example/', false],
  ['https://instagram.com:8443/p', false],
  ['https://evil.example\\@instagram.com/', false],
  ['javascript:alert(1)//instagram.com', false],
  ['//instagram.com/p', false],
  ['https://instagram.com/a b', false],
  ['', false],
])('%s', (link, known) => {
  expect(isPostLink(link)).toBe(known)
})
