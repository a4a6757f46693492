import { expect, test } from 'vitest'
import { passwordFault } from './password-fault.ts'

test.each<[string, string | undefined, string]>([
  ['1234567', 'short', 'seven characters'],
  ['        ', 'guessable', 'eight blanks'],
  ['x'.repeat(129), 'long', 'more than a manager makes'],
  ['aaaaaaaaaaaa', 'guessable', 'one letter, again and again'],
  ['12345678', 'guessable', 'the row of digits'],
  ['Passw0rd', undefined, 'not on the list, however poor'],
  ['password1', 'guessable', 'the word itself'],
  ['Passwort24', 'guessable', 'in German'],
  ['мойпароль', 'guessable', 'in Russian'],
  ['qwertz99', 'guessable', 'along the keyboard'],
  ['ada.byron1', 'guessable', 'the name of the mailbox'],
  ['ada.byron@example.org', 'guessable', 'the mailbox itself'],
  ['ada.byron likes engines', undefined, 'the name in a sentence'],
  ['the password of my cat', undefined, 'a long sentence may hold the word'],
  ['🔑🔑🔑🔒🔑🔑🔑', 'short', 'seven signs of two units each'],
  ['k7#Lm2qz', undefined, 'eight odd ones'],
])('%j is %s: %s', (...[password, fault]) =>
  expect(passwordFault(password, 'Ada.Byron@example.org')).toBe(fault),
)
