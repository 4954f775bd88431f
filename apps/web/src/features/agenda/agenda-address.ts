/** Looks of the agenda's search (page-search.ts). */
export interface AgendaSearch {
  readonly day?: string
  /** `followed`: what is followed, in place of a day of it. `notifications`: what of it this device is told. */
  readonly list?: string
  /** Keys, parted by commas, that somebody has sent. */
  readonly add?: string
}

/** The agenda's own address. */
export function agendaAddress({ day, list, add }: AgendaSearch): string {
  const parts = [day && `day=${day}`, list && `list=${list}`, add && `add=${add}`].filter(Boolean)
  return parts.length === 0 ? '/agenda' : `/agenda?${parts.join('&')}`
}
