import { expect, test } from 'vitest'
import { normalMailbox } from './mailbox.ts'

test.each([
  ['Ada@Example.com', 'ada@example.com', 'case makes no difference'],
  ['ada+shop@example.com', 'ada@example.com', 'a tag leads to the same mailbox'],
  ['ada+a+b@example.com', 'ada@example.com', 'however many tags'],
  ['a.d.a@gmail.com', 'ada@gmail.com', 'Google ignores dots'],
  ['ada+x@googlemail.com', 'ada@gmail.com', 'and has two names'],
  ['a.da@example.com', 'a.da@example.com', 'elsewhere dots are part of the name'],
  ['ada.l@yandex.com', 'ada-l@yandex.ru', 'Yandex takes a dot for a hyphen, under all its names'],
  [' ada@example.com. ', 'ada@example.com', 'space around it and the root dot are nothing'],
  ['+tag@example.com', '+tag@example.com', 'what is all tag stays'],
  ['constructor@constructor', 'constructor@constructor', 'no provider is called like a property'],
  ['nobody', 'nobody', 'what is no address is left alone'],
])('%s is counted as %s: %s', (email, counted) => {
  expect(normalMailbox(email)).toBe(counted)
  expect(normalMailbox(counted)).toBe(counted)
})
