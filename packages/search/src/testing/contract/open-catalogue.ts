import type { CatalogueEngine, DocumentInput } from '../../port.ts'

/** A store and the language it speaks. */
export type View = { store: string; language: string }

export type OpenedCatalogue = { engine: CatalogueEngine; close(): Promise<void> }

/** How a suite gets a catalogue of the engine it is about, with these products in it. */
export type OpenCatalogue = (
  documents: readonly DocumentInput[],
  options: { views: readonly View[]; childFields: readonly string[] },
) => Promise<OpenedCatalogue>

export const CHILD_FIELDS = ['color', 'size']
