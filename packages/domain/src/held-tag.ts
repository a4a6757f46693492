/**
 * Whether who asks (`If-None-Match`) holds what has this tag. Who keeps several answers asks by all their tags at once; who
 * keeps any, by a star. Ours hold no comma, and one may have been made weak on its way.
 */
export function holdsTag(asked: string, tag: string): boolean {
  return asked.split(',').some((one) => one.trim() === '*' || bare(one.trim()) === bare(tag))
}

const bare = (tag: string) => tag.replace(/^W\//, '')
