/** How an e-mail address is compared: no mail service tells capitals apart. */
export const comparableEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/** An address as its owner is shown it: the first letter and the domain, `m•••@escola.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
