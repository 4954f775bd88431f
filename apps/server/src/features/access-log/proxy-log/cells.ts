import type { AccessDevice, AccessKind } from '@games/contract'
import { createDeviceOf } from '../device-of.ts'
import { remembered } from '../remembered.ts'
import { type AccessRoute, OTHER, routeOf } from '../route-of.ts'
import { MOST_CELLS } from './held-lines.ts'
import { type LineParts, unescaped } from './parse-line.ts'

/** Requests that nothing tells apart, but for when they were. */
export interface LineCell {
  readonly kind: AccessKind
  readonly route: string
  readonly status: number
  readonly device: AccessDevice
}

export interface LineCells {
  /** The number of the line's cell, by its place in `all`. */
  of(bytes: Buffer, parts: LineParts): number
  readonly all: readonly LineCell[]
}

const MOST_ADDRESSES = 16_384
const LONGEST_KNOWN = 300
/** More agents than a server meets at one time stand in a log of weeks. */
const MOST_AGENTS = 32_768
/** All statuses and devices of the route that stands for all others. */
const KEPT_FOR_OTHERS = 4_096
const DEVICE_NUMBER = { bot: 0, desktop: 1, mobile: 2, tablet: 3 } as const

/**
 * The cells of a file's lines, by the rules of requests that the server counts: routes by `routeOf`, devices by `deviceOf`. A Common log says
 * nothing of devices: they are desktops, as whatever is not known to be anything else. Beyond `most` of them routes are told together.
 */
export function createLineCells(most = MOST_CELLS - KEPT_FOR_OTHERS): LineCells {
  const deviceOf = createDeviceOf(MOST_AGENTS)
  const routes: AccessRoute[] = []
  const routeNumbers = new Map<string, number>()
  const numbers = new Map<number, number>()
  const all: LineCell[] = []

  const numberOf = (route: AccessRoute): number => {
    const key = `${route.kind} ${route.route}`
    let number = routeNumbers.get(key)
    if (number === undefined) routeNumbers.set(key, (number = routes.push(route) - 1))
    return number
  }
  const others = numberOf(OTHER)
  const routeAt = remembered(MOST_ADDRESSES, LONGEST_KNOWN, (address) => numberOf(routeOf(unescaped(address))))
  const deviceAt = (bytes: Buffer, { agentStart, agentEnd }: LineParts): AccessDevice =>
    agentStart === null ? 'desktop' : deviceOf(bytes.toString('latin1', agentStart, agentEnd))
  const cellAt = (route: number, status: number, device: AccessDevice): number => {
    const key = (route * 1_000 + status) * 4 + DEVICE_NUMBER[device]
    const found = numbers.get(key)
    if (found !== undefined) return found
    if (all.length >= most && route !== others) return cellAt(others, status, device)
    const number = all.push({ ...(routes[route] ?? OTHER), status, device }) - 1
    numbers.set(key, number)
    return number
  }
  return {
    all,
    of: (bytes, parts) =>
      cellAt(
        routeAt(bytes.toString('latin1', parts.targetStart, parts.targetEnd)),
        parts.status,
        deviceAt(bytes, parts),
      ),
  }
}
