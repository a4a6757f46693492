import type { Slot } from '../../part/part.ts'
import type { Trim } from '../../tint/trim.ts'

/** What a shirt is finished with: its thread and buttons, and what collar, placket and cuffs are cut from. */
export type Dress = Trim & { slot: Slot; buttons: string }
