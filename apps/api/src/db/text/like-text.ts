/** What somebody typed, as a part of a `like` pattern: its signs mean themselves. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')
