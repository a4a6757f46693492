import { SETTINGS } from '@vitrine/domain/settings/setting-list'
import { describe, expect, test } from 'vitest'
import { checkChanges } from './check-changes.ts'
import type { SettingRow } from './setting-queries.ts'
import { settingValues } from './setting-values.ts'

const US = 1
const DE = 4
const RU = 5
const row = (key: string, value: unknown, { store = 0, language = '*' } = {}): SettingRow =>
  ({ key, value, store_id: store, language }) as SettingRow

type Bases = Record<number, Record<string, unknown>>
function told(key: string, rows: readonly SettingRow[], bases: Bases = {}) {
  const setting = SETTINGS[key]
  if (!setting) throw new Error(`${key} is no setting`)
  const byStore = new Map(Object.entries(bases).map(([store, base]) => [Number(store), base]))
  return settingValues({ key, setting, rows, bases: byStore })
}

describe('what an owner reads of a setting', () => {
  test('is what the shop does while nobody said anything', () => {
    expect(told('has_news', [])).toEqual({ '*': false })
    expect(told('show_bonuses_modal_after', [])).toEqual({ '*': 3000 })
    expect(told('telegram_link', [])).toEqual({})
  })

  test('is what was there before anybody set anything, and the stores that differ from it', () => {
    const bases = { [US]: { has_news: true }, [DE]: { has_news: true }, [RU]: { has_news: false } }
    const { '*': all, ru, de, ...others } = told('has_news', [], bases)
    expect({ all, ru, de }).toEqual({ all: true, ru: false, de: undefined })
    // Of whom nothing is known, what nobody set holds.
    expect(new Set(Object.values(others))).toEqual(new Set([false]))
  })

  test('is one value for all once it is set for all, whatever stores had before', () => {
    const bases = { [US]: { has_news: true }, [RU]: { has_news: false } }
    expect(told('has_news', [row('has_news', true)], bases)).toEqual({ '*': true })
  })

  test('names a store that was set apart, and no longer once it says the same', () => {
    const all = row('email_support', 'help@vitrine.example')
    const own = (value: string) => row('email_support', value, { store: DE })
    expect(told('email_support', [all, own('hilfe@vitrine.example')])).toEqual({
      '*': 'help@vitrine.example',
      de: 'hilfe@vitrine.example',
    })
    expect(told('email_support', [all, own('help@vitrine.example')])).toEqual({
      '*': 'help@vitrine.example',
    })
  })

  test('keeps false, nothing and an empty text apart from what nobody set', () => {
    expect(told('show_bonuses_modal_after', [row('show_bonuses_modal_after', 0)])).toEqual({ '*': 0 })
    const all = row('telegram_link', 'https://t.me/vitrine')
    const none = row('telegram_link', '', { store: RU })
    expect(told('telegram_link', [all, none])).toEqual({ '*': 'https://t.me/vitrine', ru: '' })
    expect(told('has_blogger_privacy_policy', [row('has_blogger_privacy_policy', false)])).toEqual({
      '*': false,
    })
  })

  test('is read within what others keep together', () => {
    const bases = { [US]: { bank: { iban: 'DE89370400440532013000' } } }
    expect(told('bank.iban', [], bases)['*']).toBe('DE89370400440532013000')
    expect(told('bank.bic', [], bases)).toEqual({})
    expect(told('bank.iban', [], { [US]: { bank: 'none' } })).toEqual({})
  })

  test('of words is told by language, of who was there before by the first store that speaks it', () => {
    const rows = [row('address', 'Lindenstraße 12', { language: 'de' })]
    const bases = { [DE]: { address: 'vorher' }, [RU]: { address: 'Берлин' } }
    expect(told('address', rows, bases)).toEqual({ de: 'Lindenstraße 12', ru: 'Берлин' })
  })

  test('of the whole shop is one, whatever a store’s row says', () => {
    const rows = [row('name', 'Vitrine'), row('name', 'Schaufenster', { store: DE })]
    expect(told('name', rows)).toEqual({ '*': 'Vitrine' })
  })
})

describe('what an owner saves', () => {
  const faults = (changes: Parameters<typeof checkChanges>[0]) => {
    try {
      checkChanges(changes)
      return []
    } catch (error) {
      const { details } = error as { details: { path: string; key: string; params?: object }[] }
      return details.map(({ path, key, params }) => [path, key, params])
    }
  }
  const change = (key: string, value: unknown, whom = '*') =>
    ({ key, for: whom, value, was: null }) as unknown as Parameters<typeof checkChanges>[0][number]

  test('is kept as it is meant', () => {
    const kept = checkChanges([
      change('spend_bonuses_proportion', '0,25'),
      change('legal_lines', ' HRB 1 \n\n', 'de'),
      change('has_news', null, 'ru'),
    ])
    expect(kept.map(({ value }) => value)).toEqual([0.25, ['HRB 1'], null])
  })

  test('is told by its place, with all that is wrong at once', () => {
    expect(
      faults([
        change('spend_bonuses_proportion', '20'),
        change('has_news', true),
        change('telegram_link', 't.me/x', 'de'),
        change('no_such_thing', 1),
        change('constructor', 1),
      ]),
    ).toEqual([
      ['changes.0.value', 'TOO_LARGE', { setting: 'spend_bonuses_proportion', limit: 1, probably: '0.2' }],
      ['changes.2.value', 'WRONG_FORM', { setting: 'telegram_link', probably: 'https://t.me/x' }],
      ['changes.3.key', 'REFUSED', undefined],
      ['changes.4.key', 'REFUSED', undefined],
    ])
  })

  test.each([
    ['a store for what is the whole shop’s', change('name', 'X', 'de')],
    ['a store for words', change('address', 'X', 'eu')],
    ['everybody for words', change('address', 'X')],
    ['a store there is not', change('has_news', true, 'fr')],
  ])('is refused for %s', (_, one) => {
    expect(faults([one])).toEqual([['changes.0.for', 'REFUSED', undefined]])
  })

  test('cannot take away what everybody has, nor say two things at once', () => {
    expect(faults([change('has_news', null)])).toEqual([['changes.0.value', 'REFUSED', undefined]])
    expect(faults([change('has_news', true, 'de'), change('has_news', false, 'de')])).toEqual([
      ['changes.1.key', 'GIVEN_TWICE', undefined],
    ])
    expect(faults([change('has_news', true, 'de'), change('has_news', false, 'ru')])).toEqual([])
  })
})
