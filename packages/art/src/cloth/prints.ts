import type { Pattern } from './cloth.ts'
import { check, gingham } from './print/check.ts'
import { dots } from './print/dot.ts'
import { floral } from './print/floral.ts'
import { bengal, breton, pinstripe } from './print/stripe.ts'

/** Every print a picture can name. Add a file, add a line. */
export const PRINTS = { breton, pinstripe, bengal, dots, check, gingham, floral } satisfies Record<
  string,
  Pattern
>

export type PrintName = keyof typeof PRINTS
