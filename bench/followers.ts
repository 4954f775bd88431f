import { connect } from 'node:net'

/**
 * A crowd in a process of its own: `node followers.ts ADDRESS COUNT EVENTS [PATTERN]`. Opens COUNT streams, says `ready` when all were greeted,
 * and, when each has received the result numbered EVENTS, one line of JSON: for each result number the moments (monotonic
 * milliseconds) at which it arrived. It reads sockets without an HTTP client, so that as little as possible of the time is its own.
 */
const [address = '', count = '1', events = '1', pattern = '"result":"number (\\d+)"'] = process.argv.slice(2)
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
    if (before < last && newest === last && ++finished === followers) tell()
  })
  socket.on('close', () => {
    throw new Error('the server has ended a stream')
  })
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\nAccept: text/event-stream\r\n\r\n`)
}

function tell(): void {
  process.stdout.write(`${JSON.stringify(arrivals)}\n`, () => process.exit(0))
}

for (let n = 0; n < followers; n++) follow()
