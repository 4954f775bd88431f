/**
 * The page an address opens, as path with query and fragment: `https://jogos.example/medals/all?x#y` and `games://medals/all` both name
 * one. Null for what is no address.
 */
export function pageOfAddress(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { protocol, host, pathname, search, hash } = new URL(address)
  const path = /^https?:$/.test(protocol) ? pathname : `/${host}${pathname}`
  // `//elsewhere` would leave the app
  return `/${path.replace(/^\/+/, '')}${search}${hash}`
}
