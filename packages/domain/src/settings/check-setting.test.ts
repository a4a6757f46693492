import { describe, expect, test } from 'vitest'
import { checkSetting } from './check-setting.ts'
import { SETTINGS } from './setting-list.ts'

const check = (key: string, told: unknown) => {
  const setting = SETTINGS[key]
  if (!setting) throw new Error(`${key} is no setting`)
  return checkSetting(setting, told)
}

describe('a setting that makes sense is kept as', () => {
  test.each<[key: string, told: unknown, kept: unknown]>([
    ['spend_bonuses_proportion', '0,2', 0.2],
    ['spend_unlimited_bonuses_from', '90 000', 90_000],
    ['award_bonuses_amount', '1234,5', 1234.5],
    ['award_bonuses_amount', '0.125', 0.125],
    ['local_money.rate', '1,085', 1.085],
    ['show_bonuses_modal_after', 3000, 3000],
    ['has_news', false, false],
    ['email_support', ' help@vitrine.example ', 'help@vitrine.example'],
    ['telegram_link', '', ''],
    ['phone_display', '+49 (800) 123-45-67', '+49 (800) 123-45-67'],
    ['legal_lines', 'HRB 1234\n\n Leipzig ', ['HRB 1234', 'Leipzig']],
    ['minicart_count', 'lines', 'lines'],
    ['domains.de', 'vitrine.example/de', 'vitrine.example/de'],
    ['bank.iban', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ])('%s %j → %j', (key, told, kept) => expect(check(key, told)).toEqual({ value: kept }))
})

describe('one that makes none is told, with what was probably meant', () => {
  test.each<[key: string, told: unknown, problem: object]>([
    ['spend_bonuses_proportion', '20', { key: 'TOO_LARGE', limit: 1, probably: 0.2 }],
    ['spend_bonuses_proportion', 200, { key: 'TOO_LARGE', limit: 1, probably: 1 }],
    ['show_bonuses_modal_after', 3, { key: 'TOO_SMALL', limit: 1000, probably: 3000 }],
    ['show_bonuses_modal_after', 300, { key: 'TOO_SMALL', limit: 1000, probably: 1000 }],
    ['instructions_count', 2.4, { key: 'NOT_WHOLE', probably: 2 }],
    ['spend_unlimited_bonuses_from', '10,000', { key: 'NOT_A_NUMBER', probably: 10_000 }],
    ['spend_unlimited_bonuses_from', '90.000', { key: 'NOT_A_NUMBER', probably: 90_000 }],
    ['instructions_count', '1,000', { key: 'NOT_A_NUMBER', probably: 1_000 }],
    ['instructions_count', '1.000', { key: 'NOT_A_NUMBER', probably: 1_000 }],
    ['instructions_count', '2.000', { key: 'TOO_LARGE', limit: 1_000, probably: 1_000 }],
    ['show_bonuses_modal_after', '10,000', { key: 'NOT_A_NUMBER', probably: 10_000 }],
    ['award_bonuses_amount', '1.000.000', { key: 'TOO_LARGE', limit: 100_000, probably: 100_000 }],
    ['award_bonuses_amount', '1,234.50', { key: 'NOT_A_NUMBER' }],
    ['award_bonuses_amount', 'ten', { key: 'NOT_A_NUMBER' }],
    ['award_bonuses_amount', '', { key: 'NOT_A_NUMBER' }],
    ['award_bonuses_amount', null, { key: 'NOT_A_NUMBER' }],
    ['award_bonuses_amount', true, { key: 'NOT_A_NUMBER' }],
    ['telegram_link', 't.me/vitrine', { key: 'WRONG_FORM', probably: 'https://t.me/vitrine' }],
    ['telegram_link', 'http://t.me/vitrine', { key: 'WRONG_FORM', probably: 'https://t.me/vitrine' }],
    ['telegram_link', 'javascript:alert(1)', { key: 'WRONG_FORM' }],
    ['email_support', 'mailto:help@vitrine.example', { key: 'WRONG_FORM', probably: 'help@vitrine.example' }],
    ['email_support', '', { key: 'REQUIRED' }],
    ['phone_display', 'tel: +49 800 1234567', { key: 'WRONG_FORM', probably: '+49 800 1234567' }],
    ['has_news', 'yes', { key: 'WRONG_FORM' }],
    ['minicart_count', 'Lines', { key: 'NOT_ONE_OF', probably: 'lines' }],
    ['bank.bic', 'cobadeffxxx', { key: 'WRONG_FORM', probably: 'COBADEFFXXX' }],
    ['name', 'x'.repeat(61), { key: 'TOO_LONG', limit: 60 }],
    ['name', 'Vit\nrine', { key: 'WRONG_FORM' }],
    ['name', 7, { key: 'WRONG_FORM' }],
    ['legal_lines', [7], { key: 'WRONG_FORM' }],
    ['domains.en', 'https://Shop.example/', { key: 'WRONG_FORM', probably: 'shop.example' }],
  ])('%s %j → %j', (key, told, problem) => expect(check(key, told)).toEqual({ problem }))
})

test('every setting takes what it proposes', () => {
  for (const [key, setting] of Object.entries(SETTINGS))
    for (const told of ['7', -1, 1e9, 'x', 'X.Y', '']) {
      const { problem } = checkSetting(setting, told)
      if (problem?.probably !== undefined)
        expect([key, check(key, problem.probably)]).toEqual([key, { value: problem.probably }])
    }
})
