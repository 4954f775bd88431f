import { isAppLink } from '@games/domain/access/app-links'

/** The path, query and fragment of an address, for our own router: `//elsewhere` would leave the app. */
export const pathOfAddress = ({ pathname, search, hash }: URL): string =>
  `/${pathname.replace(/^\/+/, '')}${search}${hash}`

/** The page that a notification leads to, one of ours whatever it names. */
export function pageOfNotice(path: unknown, site: string): string {
  if (typeof path !== 'string' || !URL.canParse(path, site)) return '/agenda'
  const page = new URL(path, site)
  return page.origin === new URL(site).origin ? pathOfAddress(page) : '/agenda'
}

/**
 * The page that an address opens in the app, as path with query and fragment. Null for what is no address of the site, or leads to a page
 * that the app does not open (`app-links.ts`): any other app may send any address.
 */
export function pageOfAddress(address: string, site: string): string | null {
  if (!URL.canParse(address) || !URL.canParse(site)) return null
  const asked = new URL(address)
  if (asked.origin !== new URL(site).origin || asked.username !== '') return null
  const page = pathOfAddress(asked)
  return isAppLink(page.replace(/[?#].*$/, '')) ? page : null
}
