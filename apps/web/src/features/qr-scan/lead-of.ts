import { pathOfAddress } from '../../platform/deep-link.ts'

/** Where the text of a code leads. */
export type Lead =
  /** A page of the app: its path with query. */
  | { readonly kind: 'page'; readonly href: string }
  /** Somebody else's address: it is named by its host, and not opened. */
  | { readonly kind: 'foreign'; readonly host: string }
  /** An address of our own that is no page of the app. */
  | { readonly kind: 'no-page' }
  /** No address at all: a telephone, a network's password, words. */
  | { readonly kind: 'no-address' }

export interface Site {
  /** `https://jogos.example` */
  readonly origin: string
  /** Whether the app has a page at a path. */
  readonly isPage: (path: string) => boolean
}

/** Longer than any address we print; a code holds up to 4,296 characters. */
const LONGEST = 1_000

/** Where the texts of the codes in one picture lead: to a page of ours if one of them does, else as the first does. */
export function leadOf([first = '', ...rest]: readonly string[], site: Site): Lead {
  const lead = leadOfOne(first, site)
  return [lead, ...rest.map((text) => leadOfOne(text, site))].find(({ kind }) => kind === 'page') ?? lead
}

function leadOfOne(text: string, { origin, isPage }: Site): Lead {
  const address = text.trim()
  if (!URL.canParse(address)) return { kind: 'no-address' }
  const { protocol, host } = new URL(address)
  if (!/^https?:$/.test(protocol)) return { kind: 'no-address' }
  // read by the address's host alone: https://jogos.example@elsewhere.example leads elsewhere, http:// to us is us
  if (host !== new URL(origin).host) return { kind: 'foreign', host }
  const href = pathOfAddress(new URL(address))
  if (address.length > LONGEST || !isPage(new URL(href, origin).pathname)) return { kind: 'no-page' }
  return { kind: 'page', href }
}
