import { tabStorage } from '../browser-storage.ts'
import { createKnownPaths, type KnownPaths } from './known-paths.ts'

let paths: KnownPaths | undefined

/** One for the tab; a change of store loads a new document. What it remembers goes when its storage is cleared. */
export function browserPaths(): KnownPaths {
  const { store = '' } = document.documentElement.dataset
  if (!paths) {
    paths = createKnownPaths({
      now: () => Date.now(),
      storage: tabStorage,
      storageKey: `${store}-shop/urls`,
    })
    window.addEventListener('storage', forget)
  }
  return paths
}

/** Without a key: all of it was cleared. */
function forget({ key }: StorageEvent): void {
  if (key === null) paths = undefined
}

/** The path inside the store of an address as the browser has it. */
export function readPath(pathname: string): string {
  const inside = pathname.split('/').slice(2).join('/')
  try {
    return decodeURIComponent(inside)
  } catch {
    return inside
  }
}
