import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { everyStore } from '../trade/money.ts'
import { localized, type Words } from '../words/localized.ts'

type CustomOption = NonNullable<ProductRecord['customOptions']>[number]

const BASE_USD = 25
const SUMS_USD = [25, 50, 100, 200, 400]

/** A sum is told in its own currency on the button, so the titles count cards of the base sum. */
const sumTitle = (times: number): Words => [
  `${times} × base sum`,
  `${times} × Grundbetrag`,
  `${times} × базовая сумма`,
  `${times} × базова сума`,
  `基础金额的 ${times} 倍`,
]

const sums: CustomOption = {
  titles: localized(['Sum', 'Betrag', 'Сумма', 'Сума', '金额']),
  type: 'drop_down',
  required: true,
  values: SUMS_USD.map((usd) => ({
    titles: localized(sumTitle(usd / BASE_USD)),
    priceMinor: everyStore(usd - BASE_USD),
    priceType: 'fixed',
  })),
}

const field = (words: Words, maxCharacters: number): CustomOption => ({
  titles: localized(words),
  type: maxCharacters > 100 ? 'area' : 'field',
  required: maxCharacters <= 100,
  maxCharacters,
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
  ),
  field(['Your words', 'Ihre Worte', 'Ваши слова', 'Ваші слова', '您的祝词'], 300),
]
