import type { MoneyByStore, ProductRecord } from '@vitrine/domain/catalog/records'
import { roundMoney } from '../trade/money.ts'
import { localized, type Words } from '../words/localized.ts'

type CustomOption = NonNullable<ProductRecord['customOptions']>[number]
type Field = { words: Words; maxCharacters: number; isRequired: boolean; rule?: string }

const [SMALLEST, ...LARGER] = [25, 50, 100, 200, 400]

/** The smallest card; larger ones add to it. */
export const giftCardPrice: MoneyByStore = roundMoney(SMALLEST)

/** English is read in dollars and in euros, so its sums are bare numbers and the button tells the money. */
const faceValue = (amount: number): Words => {
  const roubles = (amount * 100).toLocaleString('ru-RU')
  return [`${amount}`, `${amount} €`, `${roubles} ₽`, `${amount} €`, `${amount} 美元`]
}

const sums: CustomOption = {
  titles: localized(['Sum', 'Betrag', 'Сумма', 'Сума', '金额']),
  type: 'drop_down',
  required: true,
  values: [SMALLEST, ...LARGER].map((amount) => ({
    titles: localized(faceValue(amount)),
    priceMinor: roundMoney(amount - SMALLEST),
    priceType: 'fixed',
  })),
}

const field = ({ words, maxCharacters, isRequired, rule }: Field): CustomOption => ({
  titles: localized(words),
  type: maxCharacters > 100 ? 'area' : 'field',
  required: isRequired,
  maxCharacters,
  ...(rule && { validators: [{ rule }] }),
})

export const giftCardOptions: readonly CustomOption[] = [
  sums,
  field({
    words: [
      'Name of the recipient',
      'Name der beschenkten Person',
      'Имя получателя',
      'Ім’я отримувача',
      '收卡人姓名',
    ],
    maxCharacters: 60,
    isRequired: true,
  }),
  field({
    words: [
      'E-mail of the recipient',
      'E-Mail der beschenkten Person',
      'Электронная почта получателя',
      'Електронна пошта отримувача',
      '收卡人邮箱',
    ],
    maxCharacters: 100,
    isRequired: true,
    rule: 'email',
  }),
  field({
    words: [
      'Day it should arrive',
      'Tag, an dem er ankommen soll',
      'День, когда она должна прийти',
      'День, коли вона має надійти',
      '希望送达的日期',
    ],
    maxCharacters: 10,
    isRequired: false,
    rule: 'date',
  }),
  field({
    words: ['Your words', 'Ihre Worte', 'Ваши слова', 'Ваші слова', '您的祝词'],
    maxCharacters: 300,
    isRequired: false,
  }),
]
