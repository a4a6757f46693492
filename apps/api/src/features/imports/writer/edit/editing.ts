// For those who write products and categories by hand: read as records, written by the writer's own statements.
export { renewDocuments } from '../document/renew-documents.ts'
export { urlKeyOf } from '../url-key.ts'
export { readStoredProducts, type StoredProduct } from './read-stored.ts'
export { writeCategoryPaths } from './write-category-paths.ts'
export { type ProductEdit, writeEdits } from './write-edits.ts'
