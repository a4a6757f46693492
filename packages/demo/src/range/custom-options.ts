import type { ProductRecord } from '@vitrine/domain/catalog/records'
import type { Good } from '../goods/good.ts'
import { everyStore } from '../trade/money.ts'
import { localized } from '../words/localized.ts'

type CustomOption = NonNullable<ProductRecord['customOptions']>[number]
type Extra = NonNullable<Good['extras']>[number]

const monogram: readonly CustomOption[] = [
  {
    titles: localized([
      'Monogram, up to 3 letters',
      'Monogramm, bis zu 3 Buchstaben',
      'Монограмма, до 3 букв',
      'Монограма, до 3 літер',
      '刺绣字母，最多三个',
    ]),
    type: 'field',
    required: false,
    priceMinor: everyStore(12),
    priceType: 'fixed',
    maxCharacters: 3,
  },
  {
    titles: localized(['Thread colour', 'Garnfarbe', 'Цвет нити', 'Колір нитки', '绣线颜色']),
    type: 'radio',
    required: false,
    values: [
      {
        titles: localized(['Tone in tone', 'Ton in Ton', 'В тон', 'У тон', '同色']),
        priceMinor: everyStore(0),
        priceType: 'fixed',
      },
      {
        titles: localized(['Gold', 'Gold', 'Золотой', 'Золотий', '金色']),
        priceMinor: { us: 500, en: 500, eu: 500, de: 500, ru: 500, ua: 500, cn: 500 },
        priceType: 'percent',
      },
    ],
  },
]

const giftWrap: readonly CustomOption[] = [
  {
    titles: localized([
      'Gift wrap',
      'Geschenkverpackung',
      'Подарочная упаковка',
      'Подарункове пакування',
      '礼品包装',
    ]),
    type: 'checkbox',
    required: false,
    values: [
      {
        titles: localized([
          'Box with tissue paper',
          'Karton mit Seidenpapier',
          'Коробка с тонкой бумагой',
          'Коробка з тонким папером',
          '礼盒配薄纸',
        ]),
        priceMinor: everyStore(6),
        priceType: 'fixed',
      },
    ],
  },
  {
    titles: localized(['Ribbon', 'Schleifenband', 'Лента', 'Стрічка', '丝带']),
    type: 'drop_down',
    required: false,
    values: [
      {
        titles: localized(['None', 'Keines', 'Без ленты', 'Без стрічки', '不要']),
        priceMinor: everyStore(0),
        priceType: 'fixed',
      },
      {
        titles: localized([
          'Cotton, chalk',
          'Baumwolle, Kreide',
          'Хлопковая, меловая',
          'Бавовняна, крейдяна',
          '棉质，粉笔白',
        ]),
        priceMinor: everyStore(3),
        priceType: 'fixed',
      },
      {
        titles: localized([
          'Silk, bordeaux',
          'Seide, Bordeaux',
          'Шёлковая, бордовая',
          'Шовкова, бордова',
          '真丝，酒红',
        ]),
        priceMinor: { us: 400, en: 400, eu: 400, de: 400, ru: 400, ua: 400, cn: 400 },
        priceType: 'percent',
      },
    ],
  },
]

const card: readonly CustomOption[] = [
  {
    titles: localized([
      'Words for the card',
      'Text für die Karte',
      'Текст открытки',
      'Текст листівки',
      '贺卡留言',
    ]),
    type: 'area',
    required: false,
    priceMinor: everyStore(4),
    priceType: 'fixed',
    maxCharacters: 240,
  },
  {
    titles: localized([
      'Put in the parcel',
      'Beilegen',
      'Положить в посылку',
      'Покласти в посилку',
      '随包裹附上',
    ]),
    type: 'multiple',
    required: false,
    values: [
      {
        titles: localized([
          'Cedar ball against moths',
          'Zedernkugel gegen Motten',
          'Кедровый шарик от моли',
          'Кедрова кулька від молі',
          '防蛀雪松球',
        ]),
        priceMinor: everyStore(5),
        priceType: 'fixed',
      },
      {
        titles: localized([
          'Wool comb',
          'Wollkamm',
          'Расчёска для шерсти',
          'Гребінець для вовни',
          '毛衣去球梳',
        ]),
        priceMinor: everyStore(9),
        priceType: 'fixed',
      },
    ],
  },
]

const EXTRAS: Record<Extra, readonly CustomOption[]> = { monogram, giftWrap, card }

export const customOptionsOf = (good: Good): CustomOption[] =>
  (good.extras ?? []).flatMap((extra) => EXTRAS[extra])
