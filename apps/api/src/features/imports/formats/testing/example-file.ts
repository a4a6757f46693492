import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const FOLDER = resolve(import.meta.dirname, '../../../../../../..', '../shared/data/formats')

/** Examples of other shops' files, which lie beside the project; tests that need them say so and are skipped without. */
export const hasExamples = existsSync(FOLDER)

export const exampleFile = (name: string): Uint8Array => readFileSync(`${FOLDER}/${name}`)
