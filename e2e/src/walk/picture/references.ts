// References lie in the repository, drafts of a walk that differ in .cache/walk, where nobody commits them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const REFERENCES = fileURLToPath(new URL('../../../references', import.meta.url))
const SEEN = fileURLToPath(new URL('../../../../.cache/walk', import.meta.url))

export type View = { store: string; width: number; screen: string }

const nameOf = ({ store, width, screen }: View) => join(store, String(width), `${screen}.webp`)

export function findReference(view: View): Buffer | undefined {
  const file = join(REFERENCES, nameOf(view))
  return existsSync(file) ? readFileSync(file) : undefined
}

export const keepReference = (view: View, picture: Buffer): void =>
  write(join(REFERENCES, nameOf(view)), picture)

/** Answers where what was seen lies. */
export function keepSeen(view: View, { shot, drawn }: { shot: Buffer; drawn: Buffer }): string {
  const file = join(SEEN, nameOf(view))
  write(file, shot)
  write(file.replace('.webp', '.difference.webp'), drawn)
  return file
}

function write(file: string, content: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
