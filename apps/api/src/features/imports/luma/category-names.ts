// The two ways product rows name their categories, turned into keys.
import type { CategoryRecord } from '@vitrine/domain/catalog/records'

const ROOT = 'Default Category'

export class CategoryNames {
  readonly #keyByPath = new Map<string, string>()
  readonly #parents = new Set<string>()
  readonly records = new Map<string, CategoryRecord>()

  /** `path` is made of names, ancestors first, joined by slashes. */
  add(path: string, record: CategoryRecord): void {
    this.#keyByPath.set(path, record.key)
    if (record.parentKey !== null) this.#parents.add(path.slice(0, path.lastIndexOf('/')))
    this.records.set(record.key, record)
  }

  keyOf(path: string): string | undefined {
    return this.#keyByPath.get(path)
  }

  /** `Default Category/Men/Tops,Default Category`: the root itself is no shop category. */
  fromPaths(cell: string): { keys: string[]; unknown: string[] } {
    const paths = cell
      .split(',')
      .filter((path) => path !== '' && path !== ROOT)
      .map((path) => path.replace(`${ROOT}/`, ''))
    return {
      keys: paths.flatMap((path) => this.keyOf(path) ?? []),
      unknown: paths.filter((path) => this.keyOf(path) === undefined),
    }
  }

  /**
   * A flattened walk: each name is a child of the one before, and after a leaf the walk starts at the root again.
   * A name that is no child here is passed over and the walk stays, as in the source's own loader.
   */
  fromWalk(names: readonly string[]): string[] {
    const keys: string[] = []
    let at = ''
    for (const name of names) {
      const path = at === '' ? name : `${at}/${name}`
      const key = this.keyOf(path)
      if (key === undefined) continue
      keys.push(key)
      at = this.#parents.has(path) ? path : ''
    }
    return [...new Set(keys)]
  }
}
