import { line } from '../line.ts'

const studio = { gender: 'men', collection: 'studio' } as const
const winter = { gender: 'men', collection: 'long-winter' } as const

export const mensMoreTailoring = [
  ...line({ form: 'puffer', cloth: 'nylonDown', brand: 'calder', ...winter }, [
    [7841, 'ivar', 348, 'navy olive', { marks: ['top_collection'] }],
    [7844, 'magnus', 362, 'ink'],
    [7847, 'rune', 334, 'terracotta', { off: 25 }],
  ]),
  ...line({ form: 'puffer', cloth: 'nylonDown', brand: 'sund', ...winter }, [
    [5841, 'sven', 279, 'forest sand'],
    [5844, 'jonas', 272, 'slate', { off: 20, offWindow: 'past' }],
  ]),
  ...line({ form: 'blazer', cloth: 'tweed', brand: 'calder', ...winter }, [
    [7871, 'otto', 418, 'stone', { print: 'houndstooth charcoal' }],
    [7874, 'henrik', 426, 'tobacco', { print: 'windowpane oat petrol' }],
  ]),
  ...line({ form: 'blazer', cloth: 'corduroy', brand: 'kesten', ...studio }, [
    [8741, 'elias', 312, 'camel forest', { fit: 'easy', marks: ['is_promo'] }],
  ]),
  ...line({ form: 'blazer', cloth: 'velvet', brand: 'kesten', ...studio }, [
    [8744, 'viktor', 452, 'ink bordeaux', { off: 20 }],
  ]),
  ...line({ form: 'coat', cloth: 'doubleWool', brand: 'halma', gender: 'men', collection: 'archive' }, [
    [3841, 'konrad', 925, 'charcoal'],
    [3844, 'anton', 938, 'tobacco oat', { off: 15 }],
  ]),
  ...line({ form: 'coat', cloth: 'tweed', brand: 'orsa', ...winter }, [
    [2841, 'arvid', 618, 'slate', { print: 'check chalk bordeaux' }],
    [2844, 'olaf', 605, 'stone', { print: 'houndstooth ink', off: 30 }],
  ]),
  ...line({ form: 'trench', cloth: 'gabardine', brand: 'calder', gender: 'men', collection: 'harbour' }, [
    [7881, 'simon', 462, 'stone forest'],
  ]),
]
