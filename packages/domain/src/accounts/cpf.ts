/** Characters of a CPF, the Brazilian taxpayer's number (R4.6). */
export const CPF_LENGTH = 11

/** How a CPF is compared: without the dots and hyphen of its written form, in capitals. */
export const comparableCpf = (text: string): string => text.replace(/[\s.-]/g, '').toUpperCase()

/**
 * Whether the two check digits of a CPF are right (Receita Federal, modulo 11). A hint to whoever types, never a reason to refuse: the
 * documents of foreigners that stand in its place have letters and no check digits, and count as right.
 */
export function hasCheckDigits(cpf: string): boolean {
  const digits = comparableCpf(cpf).split('').map(Number)
  if (digits.length !== CPF_LENGTH || digits.some(Number.isNaN)) return true
  // 111.111.111-11 and its like pass the sum, and are nobody's
  if (digits.every((digit) => digit === digits[0])) return false
  const checkDigit = (length: number): number => {
    const sum = digits.slice(0, length).reduce((total, digit, at) => total + digit * (length + 1 - at), 0)
    return ((sum * 10) % 11) % 10
  }
  return checkDigit(9) === digits[9] && checkDigit(10) === digits[10]
}

/** A CPF as its owner is shown it: `•••.•••.•••-09`, from its last two characters. */
export const maskedCpf = (lastTwo: string): string => `•••.•••.•••-${lastTwo}`
