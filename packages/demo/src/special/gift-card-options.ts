import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { everyStore } from '../trade/money.ts'
import { localized, type Words } from '../words/localized.ts'

type CustomOption = NonNullable<ProductRecord['customOptions']>[number]

const BASE_USD = 25
/** Every store has its own currency, so the titles count face values and the button tells the money. */
const FACE_VALUES: readonly (readonly [times: number, words: Words])[] = [
  [1, ['Single value', 'Einfacher Wert', 'Базовый номинал', 'Базовий номінал', '一倍面值']],
  [2, ['Double value', 'Doppelter Wert', 'Двойной номинал', 'Подвійний номінал', '两倍面值']],
  [4, ['Fourfold value', 'Vierfacher Wert', 'Четырёхкратный номинал', 'Чотирикратний номінал', '四倍面值']],
  [8, ['Eightfold value', 'Achtfacher Wert', 'Восьмикратный номинал', 'Восьмикратний номінал', '八倍面值']],
  [
    16,
    [
      'Sixteenfold value',
      'Sechzehnfacher Wert',
      'Шестнадцатикратный номинал',
      'Шістнадцятикратний номінал',
      '十六倍面值',
    ],
  ],
]

const sums: CustomOption = {
  titles: localized(['Sum', 'Betrag', 'Сумма', 'Сума', '金额']),
  type: 'drop_down',
  required: true,
  values: FACE_VALUES.map(([times, words]) => ({
    titles: localized(words),
    priceMinor: everyStore(BASE_USD * (times - 1)),
    priceType: 'fixed',
  })),
}

const field = (words: Words, maxCharacters: number, rule?: string): CustomOption => ({
  titles: localized(words),
  type: maxCharacters > 100 ? 'area' : 'field',
  required: maxCharacters <= 100,
  maxCharacters,
  ...(rule && { validators: [{ rule }] }),
})

export const giftCardOptions: readonly CustomOption[] = [
  sums,
  field(
    [
      'Name of the recipient',
      'Name der beschenkten Person',
      'Имя получателя',
      'Ім’я отримувача',
      '收卡人姓名',
    ],
    60,
  ),
  field(
    [
      'E-mail of the recipient',
      'E-Mail der beschenkten Person',
      'Электронная почта получателя',
      'Електронна пошта отримувача',
      '收卡人邮箱',
    ],
    100,
    'email',
  ),
  field(['Your words', 'Ihre Worte', 'Ваши слова', 'Ваші слова', '您的祝词'], 300),
]
