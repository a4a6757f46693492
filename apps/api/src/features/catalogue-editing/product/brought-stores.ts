import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'

/** Where what was brought for products lies: what they show, and what they sell. */
export type BroughtStores = { pictures: PhotoStore; files: PhotoStore }
