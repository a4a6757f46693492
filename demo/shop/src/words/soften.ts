/** Before a hissing sound "з" becomes "із", before a vowel "із" becomes "з": a name is put together from parts. */
export const soften = (name: string): string =>
  name.replace(/(?<=\s)з (?=[зсцчшщ])/gu, 'із ').replace(/(?<=\s)із (?=[аеєиіїоуюя])/gu, 'з ')
