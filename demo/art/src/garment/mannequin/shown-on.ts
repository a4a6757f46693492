import type { Part } from '../../part/part.ts'
import { clipped } from './clip-hanger.ts'
import { dressed } from './dressed.ts'
import type { Worn } from './worn.ts'

/** A piece as it is shown for its length and width: on the form, or on a hanger where the form would need legs. */
export const shownOn = (parts: readonly Part[], worn: Worn): Part[] =>
  worn === 'clips' ? clipped(parts) : dressed(parts, worn)
