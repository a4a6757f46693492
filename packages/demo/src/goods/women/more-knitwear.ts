import { line } from '../line.ts'

const winter = { gender: 'women', collection: 'long-winter' } as const
const studio = { gender: 'women', collection: 'studio' } as const
const harbour = { gender: 'women', collection: 'harbour' } as const

export const womensMoreKnitwear = [
  ...line({ form: 'cardigan', cloth: 'lambswool', brand: 'orsa', ...winter }, [
    [2141, 'elin', 178, 'oat forest'],
    [2143, 'greta', 186, 'camel charcoal', { fit: 'oversized', marks: ['is_promo'] }],
    [2146, 'saga', 192, 'slate', { print: 'argyle chalk bordeaux' }],
  ]),
  ...line({ form: 'cardigan', cloth: 'mohair', brand: 'tove-lind', ...studio }, [
    [1141, 'nell', 228, 'rose ivory', { fit: 'easy', marks: ['top_collection'] }],
    [1144, 'clio', 236, 'butter sage', { off: 20 }],
  ]),
  ...line({ form: 'jumperCrew', cloth: 'mohair', brand: 'tove-lind', ...studio }, [
    [1151, 'mira', 198, 'apricot mist', { fit: 'oversized' }],
    [1154, 'juno', 206, 'sky', { marks: ['top_collection'] }],
  ]),
  ...line({ form: 'cardigan', cloth: 'cashmere', brand: 'halma', gender: 'women', collection: 'archive' }, [
    [3341, 'vera', 398, 'camel ink', { extras: ['giftWrap'] }],
    [3344, 'alma', 412, 'ivory', { off: 15, offWindow: 'future' }],
  ]),
  ...line({ form: 'jumperV', cloth: 'merino', brand: 'merrow', gender: 'women', collection: 'first-light' }, [
    [4141, 'ida', 124, 'navy rose', { fit: 'close' }],
    [4144, 'marit', 132, 'oat', { print: 'argyle forest bordeaux' }],
  ]),
  ...line({ form: 'cardigan', cloth: 'ribCotton', brand: 'sund', ...harbour }, [
    [5141, 'liv', 112, 'chalk denim', { fit: 'close' }],
    [5144, 'yara', 118, 'sage', { off: 25 }],
  ]),
  ...line({ form: 'jumperCrew', cloth: 'cottonKnit', brand: 'sund', ...harbour }, [
    [5151, 'runa', 104, 'chalk', { print: 'breton navy', fit: 'easy', model: undefined }],
    [5154, 'tessa', 98, 'butter terracotta'],
  ]),
  ...line({ form: 'jumperRoll', cloth: 'lambswool', brand: 'orsa', ...winter }, [
    [2151, 'hedda', 172, 'petrol ivory'],
    [2154, 'svea', 166, 'tobacco mist', { off: 30, offWindow: 'past' }],
  ]),
  ...line({ form: 'jumperRoll', cloth: 'cashmere', brand: 'halma', gender: 'women', collection: 'archive' }, [
    [3351, 'astrid', 372, 'bordeaux oat', { marks: ['only_promo'] }],
  ]),
  ...line({ form: 'jumperCrew', cloth: 'lambswool', brand: 'orsa', ...winter }, [
    [2161, 'maren', 154, 'bordeaux mist'],
    [2164, 'petra', 159, 'sage oat', { fit: 'oversized', off: 20 }],
    [2167, 'ida', 168, 'stone', { print: 'argyle chalk terracotta' }],
  ]),
  ...line({ form: 'jumperV', cloth: 'alpaca', brand: 'tove-lind', ...studio }, [
    [1161, 'lotta', 184, 'ivory forest', { fit: 'easy' }],
    [1164, 'freja', 189, 'rose', { off: 15 }],
  ]),
]
