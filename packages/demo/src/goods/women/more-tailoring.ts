import { line } from '../line.ts'

const studio = { gender: 'women', collection: 'studio' } as const
const winter = { gender: 'women', collection: 'long-winter' } as const

export const womensMoreTailoring = [
  ...line({ form: 'puffer', cloth: 'nylonDown', brand: 'calder', ...winter }, [
    [7341, 'astrid', 328, 'forest butter', { marks: ['top_collection'] }],
    [7344, 'hedda', 345, 'ink terracotta'],
    [7347, 'liv', 312, 'rose', { off: 20 }],
    [7349, 'petra', 358, 'navy chalk', { fit: 'oversized' }],
  ]),
  ...line({ form: 'puffer', cloth: 'nylonDown', brand: 'sund', ...winter }, [
    [5341, 'runa', 268, 'sage', { off: 15, offWindow: 'future' }],
    [5344, 'nora', 259, 'sky espresso'],
  ]),
  ...line({ form: 'blazer', cloth: 'velvet', brand: 'kesten', ...studio }, [
    [8341, 'clio', 438, 'petrol bordeaux', { marks: ['top_collection'] }],
    [8344, 'ines', 426, 'ink', { off: 25 }],
  ]),
  ...line({ form: 'blazer', cloth: 'tweed', brand: 'calder', ...winter }, [
    [7351, 'edda', 398, 'chalk', { print: 'houndstooth ink' }],
    [7354, 'signe', 412, 'sand', { print: 'windowpane espresso chalk', fit: 'easy' }],
    [7357, 'tilda', 386, 'forest tobacco'],
  ]),
  ...line({ form: 'blazer', cloth: 'corduroy', brand: 'kesten', ...studio }, [
    [8351, 'ada', 298, 'camel olive', { fit: 'easy', off: 20 }],
  ]),
  ...line({ form: 'coat', cloth: 'doubleWool', brand: 'halma', gender: 'women', collection: 'archive' }, [
    [3441, 'vera', 945, 'ivory slate', { marks: ['top_collection'] }],
    [3444, 'alma', 928, 'terracotta', { off: 30, offWindow: 'past' }],
  ]),
  ...line({ form: 'coat', cloth: 'tweed', brand: 'orsa', ...winter }, [
    [2441, 'greta', 598, 'oat', { print: 'houndstooth espresso' }],
    [2444, 'saga', 612, 'stone', { print: 'windowpane navy terracotta', fit: 'oversized' }],
  ]),
  ...line({ form: 'coat', cloth: 'flannel', brand: 'orsa', ...winter }, [
    [2451, 'elin', 556, 'petrol charcoal'],
    [2454, 'wilma', 548, 'rose', { off: 40, marks: ['only_promo'] }],
  ]),
  ...line({ form: 'trench', cloth: 'gabardine', brand: 'calder', gender: 'women', collection: 'harbour' }, [
    [7361, 'nell', 458, 'stone petrol'],
    [7364, 'romy', 449, 'butter', { off: 20 }],
  ]),
]
