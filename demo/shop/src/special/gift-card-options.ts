import type { AnswerRule } from '@vitrine/domain/catalog/answer-rules'
import type { MoneyByStore, OptionPurpose, ProductRecord } from '@vitrine/domain/catalog/records'
import { label } from '../data/labels.ts'
import { roundMoney } from '../trade/money.ts'
import type { EveryLanguage } from '../words/localized.ts'

type CustomOption = NonNullable<ProductRecord['customOptions']>[number]
type Field = {
  purpose: OptionPurpose
  words: EveryLanguage
  maxCharacters: number
  isRequired: boolean
  validators?: readonly AnswerRule[]
}

const [SMALLEST, ...LARGER] = [25, 50, 100, 200, 400]

/** The smallest card; larger ones add to it. */
export const giftCardPrice: MoneyByStore = roundMoney(SMALLEST)

/** English is read in dollars and in euros, so its sums are bare numbers and the button tells the money. */
const faceValue = (amount: number): EveryLanguage => {
  const roubles = (amount * 100).toLocaleString('ru-RU')
  return { en: `${amount}`, de: `${amount} €`, ru: `${roubles} ₽`, uk: `${amount} €`, zh: `${amount} 美元` }
}

const sums: CustomOption = {
  titles: label('sum'),
  type: 'drop_down',
  required: true,
  values: [SMALLEST, ...LARGER].map((amount) => ({
    titles: faceValue(amount),
    priceMinor: roundMoney(amount - SMALLEST),
    priceType: 'fixed',
  })),
}

const field = ({ purpose, words, maxCharacters, isRequired, validators }: Field): CustomOption => ({
  purpose,
  titles: words,
  type: maxCharacters > 100 ? 'area' : 'field',
  required: isRequired,
  maxCharacters,
  ...(validators && { validators }),
})

export const giftCardOptions: readonly CustomOption[] = [
  sums,
  field({
    purpose: 'gift_name',
    words: label('nameOfTheRecipient'),
    maxCharacters: 60,
    isRequired: true,
  }),
  field({
    purpose: 'gift_email',
    words: label('eMailOfTheRecipient'),
    maxCharacters: 100,
    isRequired: true,
    validators: [{ rule: 'email' }],
  }),
  field({
    purpose: 'gift_day',
    words: label('dayItShouldArrive'),
    maxCharacters: 10,
    isRequired: false,
    validators: [{ rule: 'date' }, { rule: 'days_ahead', value: 365 }],
  }),
  field({
    purpose: 'gift_words',
    words: label('yourWords'),
    maxCharacters: 300,
    isRequired: false,
  }),
]
