/** An organiser's redirect (R3.12). A `/**` at the end of `from` is all below it, which one at the end of `to` is replaced by. */
export interface RouteRule {
  readonly from: string
  /** A path of ours, or an https address elsewhere. */
  readonly to: string
  readonly status: 301 | 302 | 307 | 308
}

export interface RuledAddress {
  readonly to: string
  readonly status: RouteRule['status']
  /** True where it leaves our own site: a router cannot go there. */
  readonly external: boolean
}

const ALL_BELOW = '/**'

/** What a rule leaves of a path: '' for the very path, `/12` below one, undefined where it does not apply. Case does not matter. */
function restOf(path: string, from: string): string | undefined {
  const all = from.endsWith(ALL_BELOW)
  const start = all ? from.slice(0, -ALL_BELOW.length) : from.replace(/(.)\/$/, '$1')
  const rest = path.slice(start.length)
  if (path.slice(0, start.length).toLowerCase() !== start.toLowerCase()) return undefined
  return rest === '' || rest === '/' ? '' : all && rest.startsWith('/') ? rest : undefined
}

/** Where the first rule for an address, a path with its query, leads. The query goes along unless the rule brings its own. */
export function followRouteRules(address: string, rules: readonly RouteRule[]): RuledAddress | undefined {
  const query = address.search(/[?#]/)
  const [path, search] = query < 0 ? [address, ''] : [address.slice(0, query), address.slice(query)]
  for (const { from, to, status } of rules) {
    const rest = restOf(path, from)
    if (rest === undefined) continue
    const target = to.endsWith(ALL_BELOW) ? to.slice(0, -ALL_BELOW.length) + rest || '/' : to
    return { to: target.includes('?') ? target : target + search, status, external: !target.startsWith('/') }
  }
  return undefined
}
