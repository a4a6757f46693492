import type { Pattern } from './cloth.ts'
import { argyle } from './print/argyle.ts'
import { check, gingham } from './print/check.ts'
import { dots } from './print/dot.ts'
import { floral } from './print/floral.ts'
import { houndstooth } from './print/houndstooth.ts'
import { leaf } from './print/leaf.ts'
import { bengal, breton, pinstripe } from './print/stripe.ts'
import { windowpane } from './print/windowpane.ts'

/** Every print a picture can name. Add a file, add a line. */
export const PRINTS = {
  breton,
  pinstripe,
  bengal,
  dots,
  check,
  gingham,
  floral,
  houndstooth,
  argyle,
  windowpane,
  leaf,
} satisfies Record<string, Pattern>

export type PrintName = keyof typeof PRINTS
