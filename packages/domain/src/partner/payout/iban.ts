/** Without its spaces, in capitals. */
export function plainIban(text: string): string {
  return text.replace(/\s+/g, '').toUpperCase()
}

/** Its check digits are right (ISO 13616); whether there is such an account, a bank knows. */
export function isIban(text: string): boolean {
  const iban = plainIban(text)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
