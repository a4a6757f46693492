// What a page keeps on this device and can do without: a closed storage holds nothing, a full one takes nothing more.

export type TextStorage = {
  /** Null where nothing is kept, undefined where the browser lets nobody look. */
  read(key: string): string | null | undefined
  /** Null takes away what was there. */
  write(key: string, text: string | null): void
}

export const deviceStorage = textStorage('localStorage')

/** For as long as the tab is open, over reloads. */
export const tabStorage = textStorage('sessionStorage')

function textStorage(area: 'localStorage' | 'sessionStorage'): TextStorage {
  return {
    read(key) {
      try {
        return globalThis[area].getItem(key)
      } catch {
        return undefined
      }
    },
    write(key, text) {
      try {
        if (text === null) globalThis[area].removeItem(key)
        else globalThis[area].setItem(key, text)
      } catch {}
    },
  }
}

/** The list a text holds; none where an older or a broken page has left something else. */
export function listIn(text: string | null | undefined): unknown[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
