import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'

/** A proxy's log as a games might have it, the same at each run: a week in New York, whose clock is put back on the fourth day. */
export interface ProxyLog {
  readonly file: string
  /** The same lines by the day that they name. */
  readonly days: ReadonlyMap<string, string>
  /** How many lines each user agent has. */
  readonly agents: ReadonlyMap<string, number>
}

const FIRST = Date.UTC(2026, 9, 29, 4)
const CHANGE = Date.UTC(2026, 10, 1, 6)
const WEEK_MS = 7 * 86_400_000 + 3_600_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'
/** What names itself, and how often in a hundred; what is left is of browsers. */
const AGENTS: readonly (readonly [agent: string, share: number])[] = [
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
    30,
  ],
  [`Mozilla/5.0 (Linux; Android 14; SM-S911B) ${KIT} Chrome/131.0.0.0 Mobile Safari/537.36`, 28],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/131.0.0.0 Safari/537.36`, 14],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    6,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 3],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    3,
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/131.0.0.0 Safari/537.36`, 1],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 3],
  [
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${KIT} Chrome/131.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`,
    2,
  ],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', 1],
  ['Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)', 1],
  [`Mozilla/5.0 ${KIT}; compatible; GPTBot/1.2; +https://openai.com/gptbot)`, 1],
  ['facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 1],
  ['WhatsApp/2.23.20.0', 1],
  ['curl/8.5.0', 1],
  ['Go-http-client/2.0', 1],
  ['python-requests/2.32.3', 1],
  ['okhttp/4.12.0', 1],
  ['-', 1],
]
const PATHS = [
  '/',
  '/medals/all',
  '/schedule/today',
  '/api/medals/all',
  '/api/schedule/today',
  '/api/live?topics=medals:all',
  '/assets/index-C0ffee.js',
  '/medals/all/_payload.json',
  '/wp-login.php',
  'http://games.example/venues',
]
/** Statuses, and how often in a thousand. */
const STATUSES = [
  [200, 780],
  [304, 90],
  [206, 10],
  [204, 10],
  [301, 20],
  [302, 20],
  [404, 30],
  [403, 5],
  [429, 5],
  [499, 10],
  [500, 8],
  [502, 6],
  [503, 6],
] as const

/** Writes it, some `lines` long, into a folder. */
export async function writeProxyLog(folder: string, lines: number): Promise<ProxyLog> {
  let state = 1
  const random = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pick = <T>(from: readonly (readonly [T, number])[], of: number): T => {
    let left = random(of)
    for (const [one, share] of from) if ((left -= share) < 0) return one
    throw new Error('the shares are fewer than all')
  }
  const two = (n: number) => String(n).padStart(2, '0')
  const file = join(folder, 'access.log')
  const all = createWriteStream(file)
  const [days, outputs, agents] = [new Map<string, string>(), [all], new Map<string, number>()]
  let [day, output, text] = ['', all, '']
  const flush = async () => {
    const isFull = [all.write(text), output === all || output.write(text)].includes(false)
    if (isFull) await new Promise(setImmediate)
    text = ''
  }
  for (let i = 0; i < lines; i++) {
    const at = FIRST + Math.floor((i / lines) * WEEK_MS)
    const hours = at < CHANGE ? 4 : 5
    const local = new Date(at - hours * 3_600_000)
    const date = `${local.getUTCFullYear()}-${two(local.getUTCMonth() + 1)}-${two(local.getUTCDate())}`
    if (date !== day) {
      await flush()
      day = date
      days.set(date, join(folder, `${date}.log`))
      outputs.push((output = createWriteStream(join(folder, `${date}.log`))))
    }
    const agent = pick(AGENTS, 100)
    agents.set(agent, (agents.get(agent) ?? 0) + 1)
    const isBroken = random(500) === 0
    const path = random(4) === 0 ? `/participants/profile/${random(20_000)}` : PATHS[random(PATHS.length)]
    const request = isBroken
      ? ['-', '\\x16\\x03\\x01\\x02', ''][random(3)]
      : `GET ${path} HTTP/${random(3) + 1}.${random(2)}`
    const time = `${two(local.getUTCDate())}/${MONTHS[local.getUTCMonth()]}/${local.getUTCFullYear()}:${two(local.getUTCHours())}:${two(local.getUTCMinutes())}:${two(local.getUTCSeconds())} -0${hours}00`
    const address = random(5) === 0 ? `2001:db8::${random(65_536).toString(16)}` : `198.51.100.${random(256)}`
    text += `${address} - - [${time}] "${request}" ${isBroken ? 400 : pick(STATUSES, 1_000)} ${random(60_000)} "https://games.example/" "${agent}"\n`
    if (text.length > 1_000_000) await flush()
  }
  await flush()
  await Promise.all(outputs.map(async (one) => once(one.end(), 'finish')))
  return { file, days, agents }
}
