import { expect, test } from 'vitest'
import { asciiMailbox } from './ascii-mailbox.ts'
import { isEmail } from './email.ts'

test.each([
  ['anna@bücher.example', 'anna@xn--bcher-kva.example', 'a letter of another alphabet'],
  ['anna@BÜCHER.example', 'anna@xn--bcher-kva.example', 'whatever its case'],
  ['anna@bu\u0308cher.example', 'anna@xn--bcher-kva.example', 'or composed of two signs'],
  ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai', 'all of it'],
  ['li@例子.中国', 'li@xn--fsqu00a.xn--fiqs8s', 'Chinese'],
  ['o.lena@мета.укр', 'o.lena@xn--80ajuz.xn--j1amh', 'Ukrainian'],
])('%s is %s: %s', (typed, known) => {
  expect([asciiMailbox(typed), isEmail(typed), isEmail(known), asciiMailbox(known)]).toEqual([
    ...[known, true, true, known],
  ])
})

test.each([
  'Ada@Example.com',
  '+49 151 2345678',
  'Straße',
  'аня@example.com',
  '',
  'анна',
  'a@b@bücher.example',
])('%j stays as it is', (text) => expect(asciiMailbox(text)).toBe(text))

test.each(['anna@b\u00a0cher.example', 'anna@\ufffd.example', 'anna@\ud800.example', 'anna@bü_cher.example'])(
  '%j, which no domain is called, is no address',
  (text) => expect(isEmail(asciiMailbox(text))).toBe(false),
)
