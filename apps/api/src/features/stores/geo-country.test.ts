import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import { geoCountry } from './geo-country.ts'

const storeOf = (code: string) => {
  const store = STORE_VIEWS.find((one) => one.code === code)
  if (!store) throw new Error(`no store ${code}`)
  return store
}

test.each<
  [story: string, store: string, country: string | undefined, language: string | undefined, guess: string]
>([
  ['what the proxy saw', 'us', 'DE', 'en-US', 'DE Germany'],
  ['however the proxy writes it', 'us', ' at ', undefined, 'AT Austria'],
  ['in the words of the store', 'de', 'US', undefined, 'US Vereinigte Staaten'],
  ['in Chinese', 'cn', 'DE', undefined, 'DE 德国'],
  [
    'the reader’s language, where the proxy does not know',
    'us',
    'XX',
    'de-AT,de;q=0.9,en-US;q=0.8',
    'AT Austria',
  ],
  ['or sits in an anonymous network', 'us', 'T1', 'fr-CA', 'CA Canada'],
  ['a script between language and region', 'us', undefined, 'zh-Hant-TW, zh;q=0.5', 'TW Taiwan'],
  ['the first that names a region', 'us', undefined, 'de, en;q=0.9, de-CH;q=0.8', 'CH Switzerland'],
  ['the store’s own, where nobody says anything', 'de', undefined, undefined, 'DE Deutschland'],
  ['the store’s own, where nobody says anything sensible', 'ru', '<b>', '*, x;q=1', 'RU Россия'],
  ['the store’s own, where a place is none', 'us', 'ZZ', 'en-QQ', 'US United States'],
])('where a shopper is: %s', (...[, store, country, acceptLanguage, guess]) => {
  const { code, name } = geoCountry(storeOf(store), { country, acceptLanguage })
  expect(`${code} ${name}`).toBe(guess)
})
