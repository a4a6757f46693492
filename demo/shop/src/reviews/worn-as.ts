import type { ReviewRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { sizeLabel } from '../attributes/sizes.ts'
import { between, chance, hash32, nth } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'
import { picturePath } from '../picture/picture-path.ts'
import { specOf } from '../picture/pictures.ts'
import { sizesOf } from '../range/forms.ts'
import type { Voice } from './voice.ts'

/** How many name their size, send a photograph; and how many are right in the size they chose. */
const SIZE_SHARE = 0.8
const PHOTO_SHARE = 0.25
const TRUE_SHARE = 0.85
const CROSS = 2

export type Worn = { good: Good; voice: Voice; path: string; language: Language }

/** The size bought, how it fits, and now and then the piece as it lies at home. */
export function wornAs({ good, voice, path, language }: Worn): Pick<ReviewRecord, 'size' | 'fit' | 'photos'> {
  const sizes = sizesOf(good.form, good.gender)
  const size = voice.size ?? nth(sizes, Math.floor(middling(`${path}/size`) * sizes.length))
  const named = voice.size !== undefined || (sizes.length > 1 && chance(`${path}/named`) < SIZE_SHARE)
  return {
    ...(named && { size: sizeLabel(size, language) }),
    ...(sizes.length > 1 && fitOf(voice, path)),
    ...(chance(`${path}/photo`) < PHOTO_SHARE && photosOf(good, path)),
  }
}

/** Few buy the outermost sizes. */
const middling = (path: string): number => (chance(path) + chance(`${path}/again`)) / 2

/** Who is cross about something else says nothing of the fit. */
function fitOf({ fit, rating }: Voice, path: string): Pick<ReviewRecord, 'fit'> {
  if (fit !== undefined) return { fit }
  if (rating <= CROSS) return {}
  if (chance(`${path}/fit`) < TRUE_SHARE) return { fit: 0 }
  return { fit: chance(`${path}/side`) < 0.5 ? -1 : 1 }
}

/** As it lies at home, in the colour that was bought: nobody there has our mannequin or our paper. */
function photosOf(good: Good, path: string): Pick<ReviewRecord, 'photos'> {
  const color = nth(good.colors, between(`${path}/colour`, 0, good.colors.length - 1))
  // Two who bought the same colour live in two homes.
  const seed = `r${hash32(path) % 100_000}`
  return { photos: [picturePath({ ...specOf(good, color, 'home'), seed })] }
}
