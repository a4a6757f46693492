// Every form of the range: what it is drawn as, where it is found, how it is sized.
import { viewsOf } from '@vitrine/art/catalogue'
import { loadData } from '../data/load-data.ts'
import type { FormKey, Gender } from '../goods/good.ts'
import type { View } from '../picture/picture-path.ts'
import type { FormFacts } from './form-facts.ts'

/** A form with its views besides the front: as many as its garment is drawn in. */
type Form = FormFacts & { views: readonly View[] }

const FACTS = loadData<Record<FormKey, FormFacts>>('forms')

const entries = Object.entries<FormFacts>(FACTS).map(([form, facts]): [string, Form] => [
  form,
  { ...facts, views: viewsOf(facts.garment).slice(1) },
])
export const FORMS = Object.fromEntries(entries) as Record<FormKey, Form>

const letters = { women: ['xxs', 'xs', 's', 'm', 'l', 'xl'], men: ['s', 'm', 'l', 'xl', 'xxl'] }
const waists = {
  women: ['w25', 'w26', 'w27', 'w28', 'w29', 'w30', 'w31'],
  men: ['w29', 'w30', 'w31', 'w32', 'w33', 'w34', 'w36'],
}
const shoes = { women: ['36', '37', '38', '39', '40', '41'], men: ['40', '41', '42', '43', '44', '45', '46'] }
const belts = { women: ['75', '85', '95', '105'], men: ['85', '95', '105', '115'] }
const runs = { letters, waist: waists, shoes, belts }

export function sizesOf(form: FormKey, gender: Gender): readonly string[] {
  const run = FORMS[form].sizes
  if (run === 'none') return ['one-size']
  return runs[run][gender === 'men' ? 'men' : 'women']
}
