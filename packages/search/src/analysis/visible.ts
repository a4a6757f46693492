/** Soft hyphens, joiners and spaces without width: how a word may be broken, never a part of it. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g

export const visible = (text: string): string => text.replace(INVISIBLE, '')
