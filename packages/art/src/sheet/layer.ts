import type { Part } from '../part/part.ts'

/** Pixels of the sheet. */
export type Box = { x: number; y: number; w: number; h: number }

/** A placed part, its silhouette (one byte a pixel of its box) and its ink (four bytes, if it has any). */
export type Layer = { part: Part; box: Box; mask: Uint8Array; ink: Uint8Array | undefined }
