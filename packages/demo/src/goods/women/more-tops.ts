import { line } from '../line.ts'

const studio = { gender: 'women', collection: 'studio' } as const
const harbour = { gender: 'women', collection: 'harbour' } as const
const light = { gender: 'women', collection: 'first-light' } as const

export const womensMoreTops = [
  ...line({ form: 'bowBlouse', cloth: 'silk', brand: 'tove-lind', ...studio }, [
    [1241, 'ines', 212, 'ivory bordeaux', { marks: ['top_collection'] }],
    [1244, 'clio', 219, 'ink', { print: 'dots chalk' }],
    [1247, 'romy', 224, 'chalk', { print: 'leaf forest sage', off: 20 }],
  ]),
  ...line({ form: 'bowBlouse', cloth: 'satin', brand: 'halma', gender: 'women', collection: 'archive' }, [
    [3241, 'vera', 164, 'petrol rose'],
    [3244, 'ada', 158, 'oat ink', { off: 15, offWindow: 'future' }],
  ]),
  ...line({ form: 'bowBlouse', cloth: 'viscose', brand: 'merrow', ...light }, [
    [4241, 'tilda', 118, 'navy', { print: 'floral rose sage' }],
    [4244, 'nora', 112, 'apricot forest', { off: 30 }],
  ]),
  ...line({ form: 'shirt', cloth: 'chambray', brand: 'braak', ...harbour }, [
    [6241, 'ida', 96, 'denim sky', { fit: 'easy' }],
    [6244, 'liv', 99, 'navy'],
    [6247, 'nora', 101, 'sky', { print: 'bengal chalk' }],
  ]),
  ...line({ form: 'shirt', cloth: 'poplin', brand: 'kesten', ...studio }, [
    [8241, 'elin', 118, 'chalk', { print: 'windowpane slate', fit: 'oversized' }],
    [8244, 'edda', 122, 'sky', { print: 'bengal chalk', marks: ['is_promo'] }],
    [8247, 'signe', 115, 'rose ivory'],
  ]),
  ...line({ form: 'shirt', cloth: 'linen', brand: 'merrow', ...harbour }, [
    [4251, 'alma', 124, 'terracotta butter', { fit: 'easy' }],
    [4254, 'yara', 119, 'chalk', { print: 'gingham sage', off: 25 }],
  ]),
  ...line({ form: 'blouse', cloth: 'satin', brand: 'halma', gender: 'women', collection: 'archive' }, [
    [3251, 'greta', 146, 'butter charcoal'],
    [3254, 'hedda', 152, 'forest', { print: 'leaf sage apricot' }],
  ]),
  ...line({ form: 'blouse', cloth: 'silk', brand: 'tove-lind', ...studio }, [
    [1251, 'nell', 184, 'rose espresso'],
    [1254, 'juno', 192, 'ivory', { print: 'floral terracotta olive', off: 40 }],
  ]),
  ...line(
    { form: 'overshirt', cloth: 'corduroy', brand: 'calder', gender: 'women', collection: 'long-winter' },
    [
      [7241, 'marit', 168, 'tobacco forest', { fit: 'easy' }],
      [7244, 'svea', 172, 'rose', { off: 20 }],
    ],
  ),
  ...line({ form: 'tee', cloth: 'ribCotton', brand: 'sund', ...light }, [
    [5241, 'mira', 46, 'chalk ink terracotta', { fit: 'close' }],
    [5244, 'tessa', 49, 'butter sage', { fit: 'close' }],
    [5249, 'ines', 47, 'navy olive', { fit: 'close' }],
    [5247, 'saga', 52, 'rose', { off: 20, offWindow: 'past' }],
  ]),
  ...line({ form: 'tee', cloth: 'heavyJersey', brand: 'merrow', ...light }, [
    [4261, 'lotta', 54, 'navy apricot', { fit: 'oversized' }],
    [4264, 'runa', 56, 'chalk', { print: 'breton bordeaux', marks: ['is_promo'] }],
    [4267, 'freja', 58, 'petrol oat'],
    [4270, 'clio', 55, 'slate'],
  ]),
  ...line({ form: 'tee', cloth: 'linen', brand: 'sund', ...harbour }, [
    [5251, 'wilma', 66, 'olive ivory'],
    [5254, 'maren', 69, 'chalk', { print: 'breton slate', off: 25 }],
  ]),
]
