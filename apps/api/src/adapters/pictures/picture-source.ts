// Where pictures come from: photographs in folders, drawings made from a spec. Readers do not tell them apart.
import type { Sharp } from 'sharp'

export type PictureFrame = { width: number; height: number }

export type FoundPicture = {
  /** Changes with the picture's content; part of every cache key. */
  contentKey: string
  /** Pixels to be fitted into the frame. What is drawn comes at just that size. */
  open: (frame: PictureFrame) => Promise<Sharp>
}

export type PictureSource = {
  /** Undefined when the path is none of this source's pictures. Never throws for a path, however odd. */
  find: (path: string) => Promise<FoundPicture | undefined>
  close?: () => Promise<void>
}
