// Where pictures come from: photographs in folders, drawings made from a spec, cards with a name. Readers do not tell
// them apart.
import type { Sharp } from 'sharp'

export type PictureFrame = { width: number; height: number }

export type FoundPicture = {
  /** Changes with the picture's content; part of every cache key. */
  contentKey: string
  /** Pixels to be fitted into the frame. What is drawn comes at just that size. */
  open: (frame: PictureFrame) => Promise<Sharp>
  /** A short film of the same thing, from a source that can make one. */
  film?: FoundFilm
  /** Shown until the real picture is there, so no copy may be cached for long. */
  isPlaceholder?: boolean
  /** Its source found it by a name the shop gave it, and not by any file or drawing of that name. */
  isNamedByShop?: boolean
}

export type FoundFilm = {
  contentKey: string
  /** Its media type. */
  type: string
  make: () => Promise<Buffer>
}

export type PictureSource = {
  /** Undefined when the path is none of this source's pictures. Never throws for a path, however odd. */
  find: (path: string) => Promise<FoundPicture | undefined>
  close?: () => Promise<void>
}
