import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'

/**
 * Followers in a process of their own: `node followers.ts FILE ADDRESS COUNT EVENTS [PATTERN]`. Opens COUNT streams and prints `ready`
 * when all of them were greeted. When each has received the result numbered EVENTS, writes to FILE, as JSON, the moments at which each
 * result number arrived (monotonic milliseconds). It reads sockets without an HTTP client, so that its own work takes little time.
 */
const [file = '', address = '', count = '1', events = '1', pattern = '"result":"number (\\d+)"'] = process.argv.slice(2)
const numbered = new RegExp(pattern)
const { hostname, port, pathname, search } = new URL(address)
const followers = Number(count)
const last = Number(events)

const monotonic = (): number => Number(process.hrtime.bigint() / 1_000n) / 1_000
const arrivals: number[][] = Array.from({ length: last + 1 }, () => [])
let greeted = 0
let finished = 0

function follow(): void {
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let rest = ''
  let newest = 0
  const take = (frame: string, now: number) => {
    if (frame.includes('event: hello') && ++greeted === followers) process.stdout.write('ready\n')
    const number = Number(numbered.exec(frame)?.[1] ?? 0)
    // results that arrived together are in one event
    for (; newest < number; newest++) arrivals[newest + 1]?.push(now)
  }
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    const now = monotonic()
    const frames = (rest + chunk).split('\n\n')
    rest = frames.pop() ?? ''
    const before = newest
    for (const frame of frames) take(frame, now)
    if (before < last && newest === last && ++finished === followers) finish()
  })
  socket.on('close', () => {
    throw new Error('the server has ended a stream')
  })
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/event-stream\r\n\r\n`)
}

function finish(): void {
  writeFileSync(file, JSON.stringify(arrivals))
  process.exit(0)
}

for (let n = 0; n < followers; n++) follow()
