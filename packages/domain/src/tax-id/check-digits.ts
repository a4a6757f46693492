// Ways to find a mistyped digit that several countries share.

/** The digits, each by its weight, added up and divided. */
export function remainder(digits: string, weights: readonly number[], modulus: number): number {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index] ?? 0), 0)
  return ((sum % modulus) + modulus) % modulus
}

export const mod97 = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Every second digit from the right is doubled. */
export const luhn = (digits: string): boolean => luhnSum(digits) % 10 === 0

export function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
}

/** ISO 7064, mod 11, 10. */
export function iso7064(digits: string): boolean {
  let rest = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + rest) % 10 || 10
    rest = (sum * 2) % 11
  }
  return (rest + Number(digits.slice(-1))) % 10 === 1
}
