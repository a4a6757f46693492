/**
 * The digits of a code as people bring it: with the words of its letter around it, in pairs, or as wide as Chinese signs are
 * (１２３４).
 */
export const codeDigits = (text: string, most: number): string =>
  text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, most)
