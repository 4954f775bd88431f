/** How an e-mail address is compared: no mail service tells capitals apart. */
export const comparableEmail = (email: string): string => email.trim().normalize('NFC').toLowerCase()

/**
 * The mailbox of an address, as far as it can be told, for counting alone: what is behind `+` leads to the same at most mail services, dots
 * at Google's. Elsewhere two mailboxes may be one here.
 */
export function comparableMailbox(email: string): string {
  const key = comparableEmail(email)
  const at = key.lastIndexOf('@')
  if (at < 1) return key
  const [name, domain] = [key.slice(0, at).replace(/(?<=.)\+.*$/su, ''), key.slice(at + 1)] as const
  const isGoogle = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGoogle ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** An address as its owner is shown it: the first letter and the domain, `m•••@escola.example`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
