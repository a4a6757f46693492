import { line } from '../line.ts'

const women = { gender: 'women', collection: 'studio' } as const
const men = { gender: 'men', collection: 'studio' } as const
const summer = { collection: 'harbour' } as const

const womens = [
  ...line({ form: 'loafer', cloth: 'calf', brand: 'calder', ...women }, [
    [7911, 'clio', 238, 'bordeaux ink'],
    [7914, 'nell', 245, 'tobacco', { off: 20 }],
  ]),
  ...line({ form: 'loafer', cloth: 'suede', brand: 'halma', ...women }, [
    [3931, 'ada', 252, 'camel', { marks: ['top_collection'] }],
    [3934, 'ines', 248, 'petrol'],
  ]),
  ...line({ form: 'pump', cloth: 'calf', brand: 'kesten', ...women }, [
    [8911, 'vera', 268, 'ink bordeaux', { marks: ['top_collection'] }],
    [8914, 'romy', 262, 'rose', { off: 30 }],
  ]),
  ...line({ form: 'pump', cloth: 'suede', brand: 'halma', ...women }, [
    [3941, 'astrid', 278, 'forest'],
    [3944, 'juno', 272, 'espresso', { off: 15, offWindow: 'future' }],
  ]),
  ...line({ form: 'slingback', cloth: 'calf', brand: 'kesten', ...women }, [
    [8921, 'edda', 258, 'oat ink'],
    [8924, 'signe', 264, 'terracotta', { off: 20 }],
  ]),
  ...line({ form: 'slingback', cloth: 'suede', brand: 'tove-lind', ...women }, [
    [1941, 'mira', 272, 'rose'],
    [1944, 'tilda', 269, 'navy', { marks: ['is_promo'] }],
  ]),
  ...line({ form: 'sandal', cloth: 'calf', brand: 'sund', gender: 'women', ...summer }, [
    [5911, 'yara', 148, 'tobacco chalk'],
    [5914, 'lotta', 142, 'terracotta', { off: 35 }],
    [5917, 'liv', 152, 'ink'],
    [5919, 'runa', 146, 'camel'],
  ]),
  ...line({ form: 'sandal', cloth: 'suede', brand: 'merrow', gender: 'women', ...summer }, [
    [4941, 'ida', 139, 'sand'],
    [4944, 'maren', 144, 'olive', { off: 20, offWindow: 'past' }],
  ]),
  ...line({ form: 'sneaker', cloth: 'suede', brand: 'braak', gender: 'women', collection: 'first-light' }, [
    [6911, 'saga', 178, 'slate'],
    [6917, 'elin', 176, 'rose'],
    [6914, 'freja', 182, 'butter', { off: 20 }],
  ]),
  ...line({ form: 'boot', cloth: 'suede', brand: 'calder', gender: 'women', collection: 'long-winter' }, [
    [7921, 'greta', 292, 'forest'],
    [7924, 'hedda', 288, 'ink', { off: 25 }],
  ]),
]

const mens = [
  ...line({ form: 'loafer', cloth: 'calf', brand: 'calder', ...men }, [
    [7961, 'anton', 265, 'espresso ink'],
    [7964, 'hugo', 259, 'bordeaux', { off: 20 }],
  ]),
  ...line({ form: 'loafer', cloth: 'suede', brand: 'halma', ...men }, [
    [3951, 'felix', 272, 'tobacco', { marks: ['top_collection'] }],
    [3954, 'paul', 268, 'navy'],
  ]),
  ...line({ form: 'sandal', cloth: 'calf', brand: 'sund', gender: 'men', ...summer }, [
    [5961, 'ivar', 158, 'espresso'],
    [5964, 'theo', 154, 'ink', { off: 25 }],
  ]),
  ...line({ form: 'sneaker', cloth: 'suede', brand: 'braak', gender: 'men', collection: 'first-light' }, [
    [6961, 'kasper', 182, 'stone'],
    [6967, 'arvid', 184, 'navy'],
    [6964, 'oskar', 178, 'forest', { off: 20, offWindow: 'past' }],
  ]),
  ...line({ form: 'boot', cloth: 'calf', brand: 'calder', gender: 'men', collection: 'long-winter' }, [
    [7971, 'magnus', 328, 'espresso'],
    [7974, 'konrad', 332, 'tobacco', { off: 20 }],
  ]),
]

export const moreShoes = [...womens, ...mens]
