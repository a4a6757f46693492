import { line } from '../line.ts'

const studio = { gender: 'men', collection: 'studio' } as const
const harbour = { gender: 'men', collection: 'harbour' } as const
const light = { gender: 'men', collection: 'first-light' } as const
const winter = { gender: 'men', collection: 'long-winter' } as const

export const mensMoreTops = [
  ...line({ form: 'tee', cloth: 'heavyJersey', brand: 'sund', ...light }, [
    [5741, 'emil', 52, 'sage terracotta'],
    [5744, 'jonas', 54, 'sand', { fit: 'oversized' }],
    [5749, 'magnus', 53, 'tobacco navy'],
    [5747, 'leo', 49, 'petrol chalk', { off: 20 }],
  ]),
  ...line({ form: 'tee', cloth: 'jersey', brand: 'merrow', ...light }, [
    [4741, 'nils', 42, 'navy', { print: 'breton chalk' }],
    [4744, 'oskar', 44, 'bordeaux stone'],
    [4749, 'kasper', 41, 'olive'],
    [4747, 'theo', 39, 'oat', { print: 'breton forest', off: 15 }],
  ]),
  ...line({ form: 'tee', cloth: 'linen', brand: 'merrow', ...harbour }, [[4751, 'ivar', 68, 'ivory denim']]),
  ...line({ form: 'shirt', cloth: 'chambray', brand: 'braak', ...light }, [
    [6641, 'hugo', 98, 'denim'],
    [6644, 'rufus', 102, 'navy slate', { fit: 'easy' }],
  ]),
  ...line({ form: 'shirt', cloth: 'oxford', brand: 'braak', ...studio }, [
    [6651, 'simon', 112, 'rose ivory'],
    [6657, 'paul', 109, 'butter slate'],
    [6654, 'kasper', 116, 'chalk', { print: 'bengal forest' }],
  ]),
  ...line({ form: 'shirt', cloth: 'poplin', brand: 'kesten', ...studio }, [
    [8641, 'viktor', 124, 'chalk', { print: 'windowpane navy', fit: 'close' }],
    [8644, 'felix', 118, 'sky ink', { off: 20 }],
    [8647, 'konrad', 128, 'mist', { print: 'pinstripe slate', marks: ['is_promo'] }],
  ]),
  ...line({ form: 'shirt', cloth: 'linen', brand: 'merrow', ...harbour }, [
    [4761, 'bruno', 126, 'terracotta sage', { fit: 'easy' }],
    [4764, 'lars', 129, 'chalk', { print: 'leaf forest sage', off: 25 }],
  ]),
  ...line({ form: 'shirt', cloth: 'flannel', brand: 'calder', ...winter }, [
    [7641, 'olaf', 142, 'camel', { print: 'check espresso chalk' }],
    [7644, 'ulf', 146, 'charcoal', { print: 'houndstooth chalk', off: 30 }],
  ]),
  ...line({ form: 'overshirt', cloth: 'corduroy', brand: 'calder', ...winter }, [
    [7651, 'arvid', 182, 'tobacco navy'],
    [7654, 'jasper', 178, 'forest', { off: 20 }],
  ]),
  ...line({ form: 'overshirt', cloth: 'denim', brand: 'braak', ...light }, [
    [6661, 'marlon', 164, 'denim', { fit: 'easy' }],
    [6664, 'tom', 159, 'charcoal', { off: 15, offWindow: 'future' }],
  ]),
]
