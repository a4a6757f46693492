import { expect, test } from 'vitest'
import { sepaFile, type Transfer } from './sepa-file.ts'

const FROM = { holder: 'Vitrine GmbH & Co. KG', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }
const transfer = (overrides: Partial<Transfer> = {}): Transfer => ({
  ...{ reference: 'P-1', amountMinor: 1_000, holder: 'Mila Sorel', account: 'AT61 1904 3002 3457 3201' },
  ...{ text: 'Vitrine, November', ...overrides },
})
const fileOf = (transfers: readonly Transfer[], from = FROM) =>
  sepaFile({ id: 'R-1', createdAt: '2026-11-05T09:00:00Z', day: '2026-11-05', from, transfers })
const all = (file: string, name: string) =>
  [...file.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, text]) => text)

test('what a bank is to pay is what the payouts say, to the cent, and so is the sum it checks', () => {
  let seed = 7
  const chance = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % below
  }
  const transfers = Array.from({ length: 200 }, () => transfer({ amountMinor: 1 + chance(9_999_999) }))
  const file = fileOf(transfers)
  const cents = (text = '') => BigInt(text.replace('.', ''))
  expect(all(file, 'InstdAmt').map(cents)).toEqual(transfers.map(({ amountMinor }) => BigInt(amountMinor)))
  for (const text of [...all(file, 'InstdAmt'), ...all(file, 'CtrlSum')]) expect(text).toMatch(/^\d+\.\d\d$/)
  const sum = transfers.reduce((before, { amountMinor }) => before + BigInt(amountMinor), 0n)
  expect(all(file, 'CtrlSum').map(cents)).toEqual([sum, sum])
  expect(all(file, 'NbOfTxs')).toEqual(['200', '200'])
})

test.each([
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Søren Kjær', 'Soren Kjaer'],
  ['Zoë Groß', 'Zoe Gross'],
  ['Þórður Ðe', 'THordur De'],
  ['Đorđe Œuvre', 'Dorde OEuvre'],
  ['Işıl O’Neil', "Isil O'Neil"],
  ['Müller & <Söhne>', 'Muller . .Sohne.'],
])('the bank reads %s as %s', (holder, read) => {
  expect(all(fileOf([transfer({ holder })]), 'Nm').at(-1)).toBe(read)
})

test('accounts go without blanks, a bank nobody named is said to be none, and long words are cut', () => {
  const file = fileOf([transfer({ text: 'x'.repeat(300), reference: 'y'.repeat(80) })], { ...FROM, bic: '' })
  expect(all(file, 'IBAN')).toEqual(['DE89370400440532013000', 'AT611904300234573201'])
  expect(file).toContain('<Othr><Id>NOTPROVIDED</Id></Othr>')
  expect([all(file, 'Ustrd')[0]?.length, all(file, 'EndToEndId')[0]?.length]).toEqual([140, 35])
  expect(all(file, 'BICFI')).toEqual([])
  expect(all(fileOf([transfer()]), 'BICFI')).toEqual(['COBADEFFXXX'])
})
