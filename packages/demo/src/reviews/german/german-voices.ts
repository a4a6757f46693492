import type { Voice } from '../voice.ts'
import { coatsAndDresses } from './coats-and-dresses.ts'
import { lighterThings } from './lighter-things.ts'
import { tops } from './tops.ts'
import { trousersAndExtras } from './trousers-and-extras.ts'

export const germanVoices: readonly Voice[] = [
  ...tops,
  ...coatsAndDresses,
  ...trousersAndExtras,
  ...lighterThings,
]
