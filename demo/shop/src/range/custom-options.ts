import { AFTER } from '@vitrine/domain/cart/line/asked-after'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { label } from '../data/labels.ts'
import type { Good } from '../goods/good.ts'
import { everyStore } from '../trade/money.ts'

type CustomOption = NonNullable<ProductRecord['customOptions']>[number]
type Extra = NonNullable<Good['extras']>[number]

const monogram: readonly CustomOption[] = [
  {
    titles: label('monogramUpTo3Letters'),
    type: 'field',
    required: false,
    priceMinor: everyStore(12),
    priceType: 'fixed',
    maxCharacters: 3,
  },
  {
    titles: label('threadColour'),
    type: 'radio',
    required: false,
    validators: [{ rule: AFTER }],
    values: [
      {
        titles: label('toneInTone'),
        priceMinor: everyStore(0),
        priceType: 'fixed',
      },
      {
        titles: label('gold'),
        priceMinor: everyStore(8),
        priceType: 'fixed',
      },
    ],
  },
]

const giftWrap: readonly CustomOption[] = [
  {
    titles: label('giftWrap'),
    type: 'checkbox',
    required: false,
    values: [
      {
        titles: label('boxWithTissuePaper'),
        priceMinor: everyStore(6),
        priceType: 'fixed',
      },
    ],
  },
  {
    titles: label('ribbon'),
    type: 'drop_down',
    required: false,
    values: [
      {
        titles: label('cottonChalk'),
        priceMinor: everyStore(3),
        priceType: 'fixed',
      },
      {
        titles: label('silkBordeaux'),
        priceMinor: everyStore(7),
        priceType: 'fixed',
      },
    ],
  },
]

const card: readonly CustomOption[] = [
  {
    titles: label('wordsForTheCard'),
    type: 'area',
    required: false,
    priceMinor: everyStore(4),
    priceType: 'fixed',
    maxCharacters: 240,
  },
  {
    titles: label('putInTheParcel'),
    type: 'multiple',
    required: false,
    values: [
      {
        titles: label('cedarBallAgainstMoths'),
        priceMinor: everyStore(5),
        priceType: 'fixed',
      },
      {
        titles: label('woolComb'),
        priceMinor: everyStore(9),
        priceType: 'fixed',
      },
    ],
  },
]

const EXTRAS: Record<Extra, readonly CustomOption[]> = { monogram, giftWrap, card }

export const customOptionsOf = (good: Good): CustomOption[] =>
  (good.extras ?? []).flatMap((extra) => EXTRAS[extra])
