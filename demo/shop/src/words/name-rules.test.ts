import { describe, expect, it } from 'vitest'
import { bindShortWords } from './bind-short-words.ts'
import { soften } from './soften.ts'
import { urlKey } from './url-key.ts'

describe('binding short words', () => {
  it('keeps Russian and Ukrainian prepositions with the next word', () => {
    expect(bindShortWords('Джемпер из мериноса с вырезом', 'ru')).toBe(
      'Джемпер из\u00a0мериноса с\u00a0вырезом',
    )
    expect(bindShortWords('Сорочка з льону в смужку', 'uk')).toBe('Сорочка з\u00a0льону в\u00a0смужку')
  })

  it('keeps the percent sign with its number and leaves other languages alone', () => {
    expect(bindShortWords('100 % Seide in Blau', 'de')).toBe('100\u00a0% Seide in Blau')
    expect(bindShortWords('100% silk in blue', 'en')).toBe('100% silk in blue')
  })

  it.each([
    ['длина 61 см в M, 220 г/м²', 'ru', 'длина 61\u00a0см в\u00a0M, 220\u00a0г/\u2060м²'],
    ['bei 30 °C, 28 mm hoch, 3 mal', 'de', 'bei 30\u00a0°C, 28\u00a0mm hoch, 3 mal'],
    ['长 61 厘米，洗 30 度', 'zh', '长 61\u00a0厘米，洗 30\u00a0度'],
    ['2 minutes, 5 men', 'en', '2 minutes, 5 men'],
  ] as const)('leaves no number of "%s" at the end of a line without its unit', (text, language, bound) =>
    expect(bindShortWords(text, language)).toBe(bound),
  )

  it.each([
    ['Джемпер з V-вирізом', 'uk', 'Джемпер з\u00a0V-\u2060вирізом'],
    ['T-Shirt und E-Mail', 'de', 'T-\u2060Shirt und E-\u2060Mail'],
    ['Chelsea-Boots, roll-neck', 'de', 'Chelsea-Boots, roll-neck'],
    ['美利奴V领毛衣，M码', 'zh', '美利奴V\u2060领毛衣，M\u2060码'],
    ['Orsa 针织，用 Calder的靴', 'zh', 'Orsa 针织，用 Calder的靴'],
  ] as const)('never breaks "%s" behind its one letter', (text, language, bound) =>
    expect(bindShortWords(text, language)).toBe(bound),
  )

  it('changes no address: the letter and the neck stay two words', () => {
    const name = bindShortWords('Merino V-neck', 'en')
    expect(urlKey({ en: name, de: name, ru: name, uk: name, zh: name }, 'en')).toBe('merino-v-neck')
  })
})

describe('a Ukrainian name put together from parts', () => {
  it('says "із" before a hissing sound, "з" before a vowel', () => {
    expect(soften('Блузка з шовку')).toBe('Блузка із шовку')
    expect(soften('Блузка з крепу')).toBe('Блузка з крепу')
    expect(soften('Джемпер із альпаки')).toBe('Джемпер з альпаки')
  })
})

describe('an address made from a name', () => {
  const names = {
    en: 'Shirts & tees',
    de: 'Mäntel für Straße',
    ru: 'Пальто и щётка',
    uk: 'Їжа й ґудзик',
    zh: '大衣',
  }

  it('spells every script in plain letters', () => {
    expect(urlKey(names, 'en')).toBe('shirts-and-tees')
    expect(urlKey(names, 'de')).toBe('maentel-fuer-strasse')
    expect(urlKey(names, 'ru')).toBe('palto-i-shchetka')
    expect(urlKey(names, 'uk')).toBe('yizha-y-gudzyk')
    expect(urlKey(names, 'zh')).toBe('shirts-and-tees')
  })
})
