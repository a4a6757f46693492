import { line } from '../line.ts'

const winter = { gender: 'men', collection: 'long-winter' } as const
const studio = { gender: 'men', collection: 'studio' } as const
const harbour = { gender: 'men', collection: 'harbour' } as const

export const mensMoreKnitwear = [
  ...line({ form: 'cardigan', cloth: 'lambswool', brand: 'orsa', ...winter }, [
    [2641, 'nils', 184, 'navy camel'],
    [2644, 'otto', 192, 'forest', { print: 'argyle oat bordeaux' }],
    [2647, 'arvid', 179, 'stone', { off: 20 }],
  ]),
  ...line({ form: 'cardigan', cloth: 'merino', brand: 'braak', ...studio }, [
    [6141, 'emil', 158, 'ink slate', { fit: 'close' }],
    [6144, 'theo', 164, 'espresso', { off: 15, offWindow: 'future' }],
  ]),
  ...line({ form: 'cardigan', cloth: 'cashmere', brand: 'halma', gender: 'men', collection: 'archive' }, [
    [3641, 'magnus', 425, 'charcoal oat', { extras: ['giftWrap'], marks: ['top_collection'] }],
  ]),
  ...line({ form: 'jumperCrew', cloth: 'lambswool', brand: 'calder', ...winter }, [
    [7141, 'bruno', 156, 'tobacco petrol'],
    [7144, 'sven', 162, 'slate', { print: 'argyle chalk bordeaux' }],
    [7147, 'ulf', 149, 'olive', { off: 25 }],
  ]),
  ...line({ form: 'jumperCrew', cloth: 'cottonKnit', brand: 'sund', ...harbour }, [
    [5641, 'leo', 108, 'chalk', { print: 'breton navy' }],
    [5644, 'ivar', 104, 'sage'],
  ]),
  ...line({ form: 'jumperV', cloth: 'cashmere', brand: 'halma', gender: 'men', collection: 'archive' }, [
    [3651, 'konrad', 358, 'navy bordeaux'],
    [3654, 'hugo', 349, 'mist', { off: 30 }],
  ]),
  ...line({ form: 'jumperV', cloth: 'merino', brand: 'merrow', gender: 'men', collection: 'first-light' }, [
    [4641, 'leo', 128, 'forest', { fit: 'close' }],
    [4647, 'paul', 134, 'oat', { print: 'argyle slate navy' }],
  ]),
  ...line({ form: 'jumperRoll', cloth: 'alpaca', brand: 'orsa', ...winter }, [
    [2651, 'viktor', 188, 'ivory charcoal', { fit: 'easy' }],
    [2654, 'rune', 182, 'tobacco', { marks: ['is_promo'] }],
  ]),
  ...line({ form: 'jumperRoll', cloth: 'merino', brand: 'braak', ...studio }, [
    [6151, 'felix', 152, 'bordeaux', { fit: 'close' }],
    [6154, 'anton', 158, 'petrol stone', { off: 20, offWindow: 'past' }],
  ]),
]
