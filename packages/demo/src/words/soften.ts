/** Before a hissing sound "з" becomes "із": a name is put together from parts, so the rule is applied to the whole. */
export const soften = (name: string): string => name.replace(/(?<=\s)з (?=[зсцчшщ])/gu, 'із ')
