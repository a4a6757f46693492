// The look of every mail, as programs that know little HTML read it, and what a name may not do in it.
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, test } from 'vitest'
import { accountLines } from '#api/features/invoices/pay-instruction.ts'
import { html } from '#api/markup.ts'
import { wordsOf } from '#api/words.ts'
import { button, paragraph, picture, writeLetter } from './letter.ts'

const letterOf = (code: string) => {
  const store = findStoreView(code)
  if (!store) throw new Error(`no store ${code}`)
  return { store, t: wordsOf(store.language), sender: 'Vitrine GmbH, Torstrasse 1. ' }
}

describe('a letter', () => {
  const write = (code: string, subject = 'Your order') =>
    writeLetter(letterOf(code), { subject, body: paragraph('Hello'), foot: html`<p>foot</p>` })

  test.each([
    ['de', 'de'],
    ['ua', 'uk'],
    ['cn', 'zh'],
    ['us', 'en'],
  ])('of the store %s says to screen readers that it is in %s, and who sends it', (code, language) => {
    const letter = write(code)
    expect(letter).toContain(`<html lang="${language}">`)
    expect(letter).toContain('Vitrine GmbH, Torstrasse 1. ')
    expect(letter).toContain(wordsOf(findStoreView(code)?.language ?? 'en')('mail.sender'))
  })

  test('keeps what somebody wrote from being read as HTML', () => {
    const subject = '</title><script>x()</script>'
    const letter = writeLetter(letterOf('us'), {
      subject,
      body: paragraph('<img src=x onerror=x()> & "more"'),
    })
    expect(letter).not.toMatch(/<script|<img src=x/)
    expect(letter).toContain('&lt;img src=x onerror=x()&gt; &amp; &quot;more&quot;')
  })

  test('without a foot has none, and not the word for nothing', () => {
    expect(writeLetter(letterOf('us'), { subject: 'x', body: paragraph('y') })).not.toContain('undefined')
  })
})

test('a button is a link for who has no pictures, and its address stays one address', () => {
  const { text } = button('https://shop.example/de/order?a=1&b="2"', 'Öffnen')
  expect(text).toContain('href="https://shop.example/de/order?a=1&amp;b=&quot;2&quot;"')
  expect(text).toContain('>Öffnen</a>')
})

test('a picture is asked of this shop, with or without the slash its row begins with, in its own shape', () => {
  const of = (path: string) => picture({ publicUrl: 'https://shop.example', path, width: 70 }).text
  expect(of('/w/coat.jpg')).toBe(of('w/coat.jpg'))
  expect(of('w/coat.jpg')).toContain(
    'src="https://shop.example/media/210x300/w/coat.jpg" width="70" height="100" alt=""',
  )
})

describe('where money of an order goes', () => {
  const to = { holder: 'Vitrine GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }
  const told = {
    kind: 'transfer',
    totalMinor: 123_450,
    reference: '000001004',
    until: null,
    days: null,
    epc: null,
  } as const

  test('is told line by line in the words and the money of the store', () => {
    const lines = accountLines({ ...told, to }, letterOf('de'))
    expect(lines).toHaveLength(5)
    const text = lines.join('\n').replaceAll('\u00a0', ' ')
    for (const part of [to.holder, to.iban, to.bic, '1.234,50 €', '000001004']) expect(text).toContain(part)
    expect(lines.every((line) => /^\p{Lu}\S.*: /u.test(line))).toBe(true)
  })

  test('has no line for a BIC where the account has none', () => {
    const lines = accountLines({ ...told, to: { ...to, bic: '' } }, letterOf('cn'))
    expect(lines).toHaveLength(4)
    expect(lines.join()).toContain('：')
  })

  test('is not told where it is handed over', () => {
    expect(accountLines({ ...told, kind: 'cash', to: null }, letterOf('de'))).toEqual([])
  })
})
