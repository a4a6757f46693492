import { PARTS, type PartName } from '../design-words.ts'

export const isPart = (at: string | undefined): at is PartName =>
  (PARTS as readonly (string | undefined)[]).includes(at)
