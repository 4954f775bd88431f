import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Whether an address is one of the proxies in front of us (TRUSTED_PROXIES). */
export type IsTrusted = (address: string | undefined) => boolean

/** An address or a range in CIDR notation; null for what is neither. */
export function rangeOf(text: string): { readonly address: string; readonly prefix: number | null } | null {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : null
  if (bits === null || more.length > 0) return null
  if (prefix === undefined) return { address, prefix: null }
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits ? { address, prefix: Number(prefix) } : null
}

/** `ranges`: what `rangeOf` reads. With none nobody is trusted. */
export function createIsTrusted(ranges: readonly string[]): IsTrusted {
  const list = new BlockList()
  for (const range of ranges.flatMap((text) => rangeOf(text) ?? [])) {
    const { address, prefix } = range
    if (prefix === null) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, prefix, familyOf(address))
  }
  return (address) => address !== undefined && isIP(address) !== 0 && list.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** Takes out of a request what only a proxy of ours may say: whoever else says it means to be taken for another. */
export function dropForwarded(request: IncomingMessage, isTrusted: IsTrusted): void {
  const { rawHeaders, headers, socket } = request
  // nearly every request has none, and is not worth more than this look
  if (FORWARDED.every((name) => headers[name] === undefined) || isTrusted(socket.remoteAddress)) return
  request.rawHeaders = rawHeaders.filter(
    (_, at) => !FORWARDED.includes((rawHeaders[at - (at % 2)] ?? '').toLowerCase()),
  )
  for (const name of FORWARDED) delete headers[name]
}

/** The client: the last address on the way to us that is no proxy of ours. `forwardedFor` has to come from one. */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: IsTrusted,
): string {
  const way = [...(forwardedFor?.split(',') ?? []).map((address) => address.trim()), peer ?? '']
  return way.findLast((address) => isIP(address) !== 0 && !isTrusted(address)) ?? peer ?? ''
}
