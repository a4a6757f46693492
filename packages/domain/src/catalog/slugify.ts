/**
 * A name as a path segment: lower case, accents folded, `&` spelled out, hyphens for gaps, other symbols dropped.
 * Letters of every script stay, so that a Chinese or Russian name still makes a slug.
 */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_&-]/gu, '')
    .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('&', '-and-')
    .replace(/[\s_-]+/g, '-')
    .replace(/^-|-$/g, '')
}
