import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { gsmOf } from '../copywriting/write-texts.ts'
import type { FitKey, Good, PrintKey } from '../goods/good.ts'
import { CLOTHS } from './cloths.ts'
import { compositionKey } from './composition.ts'
import { FORMS } from './forms.ts'

const PATTERN: Record<PrintKey, string> = {
  breton: 'striped',
  bengal: 'striped',
  pinstripe: 'striped',
  check: 'checked',
  gingham: 'checked',
  dots: 'dotted',
  floral: 'floral',
  houndstooth: 'houndstooth',
  argyle: 'argyle',
  windowpane: 'checked',
  leaf: 'leaf',
}
/** Fits a shopper can choose by; how a waistband or a last sits is told in words only. */
const DESCRIBED: ReadonlySet<FitKey> = new Set(['close', 'regular', 'easy', 'oversized', 'straight', 'wide'])

/** Nobody looks for plain pearls or a plain shoe. Metal is drawn like leather. */
const NEVER_PATTERNED: ReadonlySet<string> = new Set(['leather', 'suede', 'acetate'])

/** What holds for the product in every colour and size. */
export function attributesOf(good: Good): ProductRecord['attributes'] {
  const form = FORMS[good.form]
  const cloth = CLOTHS[good.cloth]
  const fit = good.fit ?? form.fit
  const gsm = gsmOf(good)
  return {
    ptype: [form.ptype],
    brand: [good.brand],
    gender: [good.gender],
    composition: [compositionKey(good)],
    material: [...(form.besides ?? []), ...cloth.materials],
    ...(!NEVER_PATTERNED.has(cloth.fabric) && { pattern: [good.print ? PATTERN[good.print.key] : 'plain'] }),
    season: [form.season ?? cloth.season],
    care: [cloth.care],
    made_in: [cloth.madeIn],
    ...(good.collection && { collection: [good.collection] }),
    ...(DESCRIBED.has(fit) && { fit: [fit] }),
    ...(gsm > 0 && { cloth_weight: [String(gsm)] }),
  }
}
