// Catalogues come in here: readers of foreign feeds yield neutral records, one writer stores them.
// See writer/import-catalogue.ts for the promises: all or nothing, one at a time, the same feed twice changes nothing.
// Verbs elsewhere read it by `import()`: what reads HTML comes with it, which a shop that opens does not wait for.

export { type CatalogueCounts, countCatalogue } from './count-catalogue.ts'
export type { OverlayFolders } from './luma/overlay/read-overlays.ts'
export { lumaMediaFolders, readLuma } from './luma/read-luma.ts'
export { describeProblem, ImportBusy, ImportRefused, replyOf } from './problems.ts'
export {
  type ProductEdit,
  readStoredProducts,
  renewDocuments,
  type StoredProduct,
  urlKeyOf,
  writeCategoryPaths,
  writeEdits,
} from './writer/edit/editing.ts'
export { type ImportInput, importCatalogue } from './writer/import-catalogue.ts'
export type { ImportReport } from './writer/import-report.ts'
export type { Progress } from './writer/run.ts'
